// What the page tells of couples: node couples_job.mjs PAGE JOB, where JOB has {result: a fragment, whole, state, games}. Prints JSON.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, job] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const { read } = await load('links.mjs');
const { bgStatsLink } = await load('shared.mjs');
const { asText } = await load('watch.mjs');
const { result, whole, state, games } = JSON.parse(fs.readFileSync(job));
const play = (told) => JSON.parse(new URL(bgStatsLink('Block Buster', told, new Date())).searchParams.get('data')).players;
console.log(JSON.stringify({ result: play(await read(result, async () => games)), whole: play(whole), state: asText(state, {}) }));

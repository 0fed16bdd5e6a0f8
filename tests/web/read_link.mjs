// What links.mjs and dice_check.mjs say of a job {fragments, text, records}: node read_link.mjs PAGE JOB. Prints JSON.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, job] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const { gameLink, read } = await load('links.mjs');
const { checkDice } = await load('dice_check.mjs');
const { fragments, texts, records } = JSON.parse(fs.readFileSync(job));
const found = { read: [], links: [], checks: [] };
for (const fragment of fragments) found.read.push(await read(fragment).catch((error) => ({ refused: error.message })));
for (const text of texts) found.links.push(await gameLink(text));
for (const record of records) found.checks.push(await checkDice(record));
console.log(JSON.stringify(found));

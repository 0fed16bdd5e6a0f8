// What links.mjs and dice_check.mjs say of a job {addresses, games, texts, records}: node link_job.mjs PAGE JOB. PAGE: the
// folder of the page, or of its sources. Prints JSON.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, job] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const { BadLink, gameLink, read } = await load('links.mjs');
const { checkDice } = await load('dice_check.mjs');
const { addresses, games, texts, records } = JSON.parse(fs.readFileSync(job));
const found = { read: [], links: [], checks: [] };
for (const address of addresses) {
  // A browser writes an address in its own way too.
  found.read.push(await read(new URL(address).href, async () => games).catch((error) => {
    if (!(error instanceof BadLink)) throw error;
    return { refused: error.message };
  }));
}
for (const text of texts) found.links.push(await gameLink(text));
for (const record of records) found.checks.push(await checkDice(record));
console.log(JSON.stringify(found));

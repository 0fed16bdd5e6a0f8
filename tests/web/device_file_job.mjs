// What the page makes of a device file, in node: node device_file_job.mjs PAGE JOB FOLDER
// PAGE: the folder of the page; JOB: a JSON list of [board, settings of a breadboard]; FOLDER: gets a file for each, by its
// number. Prints a JSON list of what is wrong with each: null, or what the page says.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, job, folder] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
globalThis.fetch = async (name) => {
  const place = path.join(page, name), ok = fs.existsSync(place);
  return { ok, status: ok ? 200 : 404, json: async () => JSON.parse(fs.readFileSync(place)), arrayBuffer: async () => new Uint8Array(fs.readFileSync(place)).buffer };
};
const { fileFor, indexOfFiles } = await load('device_file.mjs');
const { inWords } = await load('troubles.mjs');
const { file } = await indexOfFiles();
const faults = [];
for (const [number, [board, settings]] of JSON.parse(fs.readFileSync(job)).entries()) {
  try {
    fs.writeFileSync(path.join(folder, String(number)), await fileFor(file, board, new TextEncoder().encode(settings)));
    faults.push(null);
  } catch (error) {
    faults.push(inWords(error));
  }
}
process.stdout.write(JSON.stringify(faults));

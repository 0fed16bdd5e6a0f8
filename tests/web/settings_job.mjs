// What the page says of the settings of breadboards: node settings_job.mjs PAGE FILE ...
// PAGE: the folder of the page. Prints a JSON list of texts, one for each file, empty where nothing is wrong.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, ...files] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const [{ unpack }, { Handheld }, { loadMicroPython }, { Saves }] =
  await Promise.all(['bundle.mjs', 'handheld.mjs', 'micropython.mjs', 'saves.mjs'].map(load));
const [board] = JSON.parse(fs.readFileSync(path.join(page, 'boards.json')));
const modules = unpack(new Uint8Array(fs.readFileSync(path.join(page, 'firmware.bin'))).buffer);
const handheld = new Handheld({ loadMicroPython, modules, board, watch: (FS) => new Saves(null).watch(FS) });
await handheld.powerOn();
const module = fs.readFileSync(path.join(page, 'device', 'generic.mpy'));
process.stdout.write(JSON.stringify(files.map((file) => handheld.settingsFault(module, fs.readFileSync(file)))));

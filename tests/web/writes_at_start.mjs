// Starts the page's handheld on a flash, and prints which paths its saves would write: node writes_at_start.mjs PAGE FLASH
// FLASH: a JSON file with an object of path -> text
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, flash] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(page, name)).href);
const [{ unpack }, { Handheld }, { loadMicroPython }, { Saves }] =
  await Promise.all(['bundle.mjs', 'handheld.mjs', 'micropython.mjs', 'saves.mjs'].map(load));
const [board] = JSON.parse(fs.readFileSync(path.join(page, 'boards.json')));
const modules = unpack(new Uint8Array(fs.readFileSync(path.join(page, 'firmware.bin'))).buffer);
const files = new Map(Object.entries(JSON.parse(fs.readFileSync(flash))).map(([name, text]) => [name, Buffer.from(text)]));
const saves = new Saves(null);
await new Handheld({ loadMicroPython, modules, board, files, watch: (FS) => saves.watch(FS) }).powerOn();
process.stdout.write(JSON.stringify([...saves.changed].sort()));

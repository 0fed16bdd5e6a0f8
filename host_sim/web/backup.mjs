// Backups in the format of `dev.py backup`: a zip file with the files under data/ and their hashes in LIST. Files are
// packed here without compression; compressed ones from other computers can be read, too.
import { crc32 } from './crc32.mjs';
import { RULES, isUnfinished, oddOnes } from './kept_files.mjs';
import { later, t } from './texts.mjs';

const LIST = 'tableside-backup.json';
const FORMAT = 1;
const FOLDER = 'data/';
// An additional file in each copy, which tells the handheld that starts with it; see firmware/storage/backup.py
export const COPY = [RULES.copy[0], new TextEncoder().encode(RULES.copy[1])];
const NO_DATE = 0x0021; // 1980-01-01
const LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;
const STORED = 0, DEFLATED = 8;

export async function digest(bytes) {
  if (!crypto.subtle) throw new Refused(t('A browser checks files only for pages that come over https, or from this computer.'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NO_BACKUP = later('This is not a backup of Tableside, or it is damaged.');
const TOO_LARGE = later('This file is larger than all that a handheld can keep.');
// The name of a backup, what it replaces, where that is now
export const QUESTION = later('Restore {0}? This deletes or replaces {1}. Everything that is there now is in {2}.');
const SEVERAL = later('There are several backups in it. Choose one.');

// An unusable file of the owner; the text says why
export class Refused extends Error {}

// Returns the bytes of the zip file. files: Map of path below the data folder -> Uint8Array
export async function pack(files) {
  const paths = [...files.keys()].filter((path) => !isUnfinished(path)).sort();
  const hashes = [];
  for (const path of paths) hashes.push([path, await digest(files.get(path))]);
  const list = JSON.stringify({ files: Object.fromEntries(hashes), format: FORMAT }, null, 1) + '\n';
  return zip([[LIST, new TextEncoder().encode(list)], ...paths.map((path) => [FOLDER + path, files.get(path)])]);
}

function zip(entries) {
  const parts = [], central = [];
  let at = 0;
  for (const [name, content] of entries) {
    const bytes = new TextEncoder().encode(name);
    const sizes = [crc32(content), content.length, content.length];
    const head = record([[LOCAL, 4], [20, 2], [0x800, 2], [STORED, 2], [0, 2], [NO_DATE, 2],
      ...sizes.map((size) => [size, 4]), [bytes.length, 2], [0, 2]]);
    central.push(record([[CENTRAL, 4], [20, 2], [20, 2], [0x800, 2], [STORED, 2], [0, 2], [NO_DATE, 2],
      ...sizes.map((size) => [size, 4]), [bytes.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]), bytes);
    parts.push(head, bytes, content);
    at += head.length + bytes.length + content.length;
  }
  const length = central.reduce((sum, part) => sum + part.length, 0);
  const end = record([[END, 4], [0, 2], [0, 2], [entries.length, 2], [entries.length, 2], [length, 4], [at, 4], [0, 2]]);
  return joined([...parts, ...central, end]);
}

// [value, bytes] each, low byte first
function record(fields) {
  return Uint8Array.from(fields.flatMap(([value, size]) => Array.from({ length: size }, (_, at) => value >>> 8 * at & 255)));
}

export function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// Returns a Map of path below the data folder -> Uint8Array; throws Refused before any change. The backup may have been
// packed again with its folder; what computers put beside it is ignored.
export async function unpack(bytes) {
  let entries, contents, newer;
  try {
    entries = entriesOf(bytes);
    const content = await entries.get(LIST)();
    contents = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    newer = typeof contents.format === 'number' && contents.format > FORMAT;
    const { format, files: list } = contents;
    if (!newer && (format !== FORMAT || typeof list !== 'object' || !list || Array.isArray(list))) throw new Error('another form');
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(t(NO_BACKUP));
  }
  if (newer) throw new Refused(t('This backup was made by a newer Tableside. Reload the page when there is a network.'));
  const paths = Object.keys(contents.files).sort(), none = new Uint8Array(0);
  const odd = paths.find(isUnfinished) ?? oddOnes(paths.map((path) => [path, none]))[0]?.[0];
  if (odd !== undefined) throw new Refused(t('This backup has a file that cannot be restored ({0}).', odd.slice(0, 40)));
  const files = new Map();
  let size = 0;
  for (const path of paths) {
    const content = await entries.get(composed(FOLDER + path))?.().catch((error) => {
      throw error instanceof Refused ? error : new Refused(t(NO_BACKUP));
    });
    if (!content || await digest(content) !== contents.files[path]) throw new Refused(t('In this backup the file {0} is damaged.', path));
    if ((size += content.length) > RULES.largest) throw new Refused(t(TOO_LARGE));
    files.set(path, content);
  }
  return files;
}

// The same for a file chosen by its owner
export async function unpackFile(file) {
  if (file.size > RULES.largest) throw new Refused(t(TOO_LARGE));
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Refused(t('The browser cannot read this file.'));
  }
  return unpack(bytes);
}

// macOS takes letters with marks apart; older programs of Windows write \\ into zip files
const composed = (name) => name.normalize('NFC').replaceAll('\\', '/');

// Returns a Map of name -> function that gives its bytes, below the folder that has the list: the top, or one in it
function entriesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length), found = new Map();
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END) end--;
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error('no entry');
    const [flags, how] = [8, 10].map((place) => view.getUint16(at + place, true)), [sum, packed, size] = [16, 20, 24].map((place) => view.getUint32(at + place, true));
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const start = view.getUint32(at + 42, true);
    found.set(composed(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name))), async () => {
      if (flags & 1) throw new Error('encrypted');
      const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const file = await inflated(bytes.subarray(content, content + packed), how, size);
      if (crc32(file) !== sum) throw new Error('wrong sum');
      return file;
    });
    at += 46 + name + extra + comment;
  }
  const lists = [...found.keys()].filter((name) => name === LIST || name.split('/').slice(1).join('/') === LIST);
  if (!found.has(LIST) && lists.length > 1) throw new Refused(t(SEVERAL));
  const base = found.has(LIST) ? '' : lists[0].slice(0, -LIST.length);
  return new Map([...found].filter(([name]) => name.startsWith(base)).map(([name, read]) => [name.slice(base.length), read]));
}

// Returns a copy of the bytes: a part of the whole would keep all of it in storage. size: number of bytes
async function inflated(bytes, how, size) {
  if (how !== STORED && how !== DEFLATED) throw new Error('packed in an unknown way');
  if (size > RULES.largestFile) throw new Refused(t(TOO_LARGE));
  if (how === STORED) return bytes.slice();
  if (typeof DecompressionStream === 'undefined') throw new Refused(t('This browser is too old to unpack this backup.'));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  for (let part; !(part = await reader.read()).done;) {
    if ((size -= part.value.length) < 0) throw new Error('longer than it says');
    parts.push(part.value);
  }
  return joined(parts);
}

// Offer bytes as a download
export function download(name, blob) {
  const link = document.createElement('a');
  Object.assign(link, { download: name, href: URL.createObjectURL(blob) }).click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// Offer a backup as a download; returns the File
export async function downloadBackup(files, words = '') {
  const local = new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString();
  const name = `tableside-${words}${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}.zip`;
  const backup = new File([await pack(new Map([...files, COPY]))], name, { type: 'application/zip' });
  download(name, backup);
  return backup;
}

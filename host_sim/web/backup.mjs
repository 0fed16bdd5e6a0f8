// Backups as `dev.py backup` writes them: a zip file with the files under data/ and their hashes in LIST. Here the files
// are packed without compression; what another computer has compressed is read too.
const LIST = 'tableside-backup.json';
const FORMAT = 1;
const FOLDER = 'data/';
const LONGEST_PATH = 100;
const MOST = 1 << 26; // bytes of all files together, as for `dev.py restore`: a few may unpack to gigabytes
const NO_DATE = 0x0021; // 1980-01-01
const LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;
const STORED = 0, DEFLATED = 8;

const CRC = Uint32Array.from({ length: 256 }, (_, value) => {
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

// before: that of the bytes before these
export function crc32(bytes, before = 0) {
  let value = ~before;
  for (const byte of bytes) value = CRC[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

export async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A file of the owner that cannot be used; the text says why
export class Refused extends Error {}

// files: Map of path below the data folder -> Uint8Array; gives the bytes of the zip file
export async function pack(files) {
  const paths = [...files.keys()].sort();
  const hashes = {};
  for (const path of paths) hashes[path] = await digest(files.get(path));
  const list = JSON.stringify({ files: hashes, format: FORMAT }, null, 1) + '\n';
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

// Map of path below the data folder -> Uint8Array; throws Refused and has changed nothing
export async function unpack(bytes) {
  let entries, told;
  try {
    entries = await unzip(bytes);
    told = JSON.parse(new TextDecoder().decode(entries.get(LIST)));
  } catch {
    throw new Refused('This is not a backup of Tableside, or it is damaged.');
  }
  if (told.format !== FORMAT) throw new Refused('This backup was made by a newer Tableside. Reload the page when there is a network.');
  const files = new Map();
  for (const [path, hash] of Object.entries(told.files)) {
    const content = entries.get(FOLDER + path);
    if (!content || await digest(content) !== hash) throw new Refused(`In this backup the file ${path} is damaged.`);
    const parts = path.split('/');
    if (parts.some((part) => ['', '.', '..'].includes(part)) || /[\\:]/.test(path) || path.length > LONGEST_PATH) {
      throw new Refused(`This backup names a file that cannot be restored (${path.slice(0, 40)}).`);
    }
    files.set(path, content);
  }
  return files;
}

async function unzip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END) end--;
  const found = new Map();
  let at = view.getUint32(end + 16, true), total = 0;
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error('no entry');
    const how = view.getUint16(at + 10, true), sum = view.getUint32(at + 16, true), packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    total += size;
    if (total > MOST) throw new Error('too much');
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const start = view.getUint32(at + 42, true);
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const file = await inflated(bytes.subarray(content, content + packed), how, size);
    if (crc32(file) !== sum) throw new Error('wrong sum');
    found.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), file);
    at += 46 + name + extra + comment;
  }
  return found;
}

async function inflated(bytes, how, size) {
  if (how === STORED) return bytes;
  if (how !== DEFLATED) throw new Error('packed in an unknown way');
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const parts = [];
  let length = 0;
  for await (const part of chunks(stream.getReader())) {
    length += part.length;
    if (length > size) throw new Error('more than its size');
    parts.push(part);
  }
  return joined(parts);
}

// Not every browser can go through a stream by itself.
async function* chunks(reader) {
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    reader.cancel().catch(() => {});
  }
}

// What is on a handheld at the other end of a cable, and transfer of its saves, like tools/owner/connected_board.py and
// tools/owner/saves.py. index: device/index.json, whose helpers run on the board. link: a BoardLink.
import { COPY, digest } from './backup.mjs';
import { isUnfinished, oddOnes } from './kept_files.mjs';
import { Trouble, parsed } from './serial_link.mjs';
import { t } from './texts.mjs';

const DATA = '/data', FRESH = '/data.new', COMPLETE = '/data.restored'; // the handheld's next start finishes a restore
const NO_SPACE = /OSError.* 28\b|ENOSPC/;
const IDENTITY = 'try:\n    from firmware.identity import IDENTITY\n    print(IDENTITY)\nexcept ImportError:\n    pass';

// Returns {machine, micropython, identity: version and hash of its program, board: id of its display, hasFiles, paths:
// of its saves}; identity and board are empty if unknown, paths for another program. Call it first: it installs the
// helpers for everything else. Throws Trouble if the board is no Pico with MicroPython.
export async function lookAt(link, index) {
  const [name, version, platform, machine] = await link.value(
    "(lambda sys: (sys.implementation.name, tuple(sys.implementation.version[:3]), sys.platform,"
    + " getattr(sys.implementation, '_machine', '')))(__import__('sys'))");
  const micropython = version.join('.');
  if (name !== 'micropython' || platform !== 'rp2') throw new Trouble('runtime', `${name} ${micropython} on ${machine || platform}`);
  await link.run(index.helpers);
  const identity = (await link.run(IDENTITY)).trim().replace('tableside ', '');
  const board = identity ? (await link.run('from firmware import board_sector\nprint(board_sector.read()[0])')).trim() : '';
  const hasFiles = await link.value('_block_count()') > 0;
  const paths = identity && hasFiles ? [...(await savesOn(link)).keys()] : [];
  return { machine, micropython, identity, board, hasFiles, paths };
}

// Returns a Map of path below /data -> SHA-256, empty if unreadable. Finishes an interrupted restore first.
async function savesOn(link) {
  await link.run(`_finish_restore('${COMPLETE}', '${DATA}')`);
  const found = new Map();
  for (const line of (await link.run(`_below('${DATA}')`)).split('\n').filter(Boolean).sort()) {
    const [path, hash] = parsed(`(${line})`);
    if (hash !== null && !isUnfinished(path)) found.set(path.slice(DATA.length + 1), hash);
  }
  return found;
}

// Returns {files: Map of path below /data -> bytes, unreadable: paths of what a backup lacks}
export async function readSaves(link) {
  const files = new Map(), unreadable = [];
  const saves = [...(await savesOn(link))], none = new Uint8Array(0);
  const odd = oddOnes(saves.map(([path]) => [path, none])).map(([path]) => path);
  for (const [path, hash] of saves) {
    if (hash && !odd.includes(path)) files.set(path, await link.read(`${DATA}/${path}`));
    else unreadable.push(path);
  }
  return { files, unreadable };
}

// Record for the handheld's next start that its files were copied. A flash that rejects writes is copied all the same.
export async function noteCopy(link) {
  const [path, words] = COPY;
  try {
    await link.write(`${DATA}/${path}`, words);
  } catch {}
}

// Throws Trouble if the flash has no room for `wanted` besides the present files.
export async function checkRoom(link, wanted) {
  await link.run(`_remove('${FRESH}')`); // what an interrupted restore left
  const [block, free] = await link.value("(lambda s: (s[0], s[3]))(os.statvfs('/'))");
  // A small file lies in a block of its folder, see Board.check in tools/owner/saves.py.
  let [needed, small] = [8, 0];
  for (const { length } of wanted.values()) {
    if (length > 512) needed += Math.ceil(length / (block - 8));
    else small += length + 64;
  }
  needed += Math.ceil(4 * small / block);
  if (needed > free) throw new Trouble('full', t('{0} KB are free, {1} KB are needed', free * block >> 10, needed * block >> 10));
}

function foldersFor(paths) {
  const found = new Set([FRESH]);
  for (const path of paths) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) found.add(path.slice(0, at));
  }
  return [...found].sort();
}

// Make the saves equal to `wanted`, all or none: they are written beside the present ones, and one rename decides. Call
// checkRoom first. progress(bytes done, of all, path)
export async function replaceSaves(link, wanted, progress) {
  const places = new Map([...wanted.keys()].sort().map((path) => [`${FRESH}/${path}`, wanted.get(path)]));
  const total = [...wanted.values()].reduce((sum, { length }) => sum + length, 0);
  try {
    for (const folder of foldersFor([...places.keys()])) await link.run(`os.mkdir(${JSON.stringify(folder)})`);
    let done = 0;
    for (const [path, content] of places) {
      await link.write(path, content, (part) => progress(done + part, total, path));
      done += content.length;
    }
  } catch (error) {
    if (error.kind === 'step' && NO_SPACE.test(error.message)) {
      await link.run(`_file.close()\n_remove('${FRESH}')`);
      throw new Trouble('full', error.message);
    }
    throw error;
  }
  // Each file was checked when written; this check is for changes by the board since then.
  await link.run('gc.collect()');
  for (const [path, content] of places) {
    if (await link.value(`_found(${JSON.stringify(path)})`) !== await digest(content)) throw new Trouble('damaged', path);
  }
  await link.run(`os.rename('${FRESH}', '${COMPLETE}')`);
  await savesOn(link);
}

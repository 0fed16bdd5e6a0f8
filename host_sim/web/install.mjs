// Brings the files of a handheld onto a board, and its saves to and fro, so that a pulled cable at any moment leaves a
// handheld that works: the steps of tools/board/install_files.py, which tells why they are what they are, with the same
// programs on the board. index: board/index.json, as tools/web/board_files.py writes it. link: a BoardLink.
import { Trouble, digest } from './serial_link.mjs';

const MAIN = '/main.py', BOARD_NAME = '/board.txt', BOOT = '/boot.py', DATA = '/data/';
const OWN = /^(games|sheets|decks)\/|^(pads?|dice_sets)\.log$/; // what nobody wants to lose
const sorted = (map) => new Map([...map].sort(([one], [other]) => (one < other ? -1 : 1)));

function foldersFor(paths) {
  const found = new Set();
  for (const path of paths) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) found.add(path.slice(0, at));
  }
  return [...found].sort();
}

// ---- what is there

// {machine, version, board, tableside, main: the first line of main.py, inside: whether the game's code that runs is inside
// MicroPython}; throws Trouble when Tableside cannot run there.
// Comes first: it brings the helpers that all else needs.
export async function lookAt(link, index) {
  const [name, version, platform, format, machine] = await link.value(
    "(lambda sys: (sys.implementation.name, tuple(sys.implementation.version[:3]), sys.platform,"
    + " getattr(sys.implementation, '_mpy', 0), getattr(sys.implementation, '_machine', '')))(__import__('sys'))");
  const shown = version.join('.');
  if (name !== 'micropython' || platform !== 'rp2') throw new Trouble('runtime', `${name} ${shown} on ${machine || platform}`);
  const older = version.map((part, at) => part - index.oldest[at]).find((difference) => difference) ?? 0;
  if (older < 0) throw new Trouble('old', `MicroPython ${shown}`);
  await link.run(index.helpers);
  const tableside = await link.run(
    "try:\n    import firmware\n    print(firmware.VERSION)\nexcept Exception:\n    pass");
  const build = await link.value("'' if _exists('/use_files') else getattr(__import__('sys').implementation, '_build', '')");
  return {
    inside: build.startsWith(index.inside), machine, version: shown, newer: older > 0, tableside: tableside.trim(),
    board: await link.firstLine(BOARD_NAME), main: await link.firstLine(MAIN),
  };
}

// Which of index's four Picos the board says it is; the first of its chip when it does not say
export function picoOf(machine) {
  return `pico${/2350/.test(machine) ? '2' : ''}${/ W /.test(machine) ? '_w' : ''}`;
}

// True when there was an interrupted installation, which is finished now
export async function finishInterrupted(link, index) {
  if (await link.firstLine(MAIN) !== index.sign) return false;
  try {
    await link.run(index.runSwap);
  } catch (error) {
    if (error.kind !== 'step') throw error;
    return false; // something is in its way; a new plan compares everything again
  }
  return true;
}

export const sizeOf = (plan) => [...plan.write.values()].reduce((sum, { bytes }) => sum + bytes, 0);

function swapProgram(plan, index) {
  const { suffix } = index;
  const replaced = (path) => path.endsWith(suffix) && plan.write.has(path.slice(0, -suffix.length));
  const values = {
    sign: index.sign, suffix, main: MAIN + suffix, folders: plan.removeFolders,
    files: plan.remove.filter((path) => !replaced(path)),
    renames: [...plan.write.keys()].filter((path) => path !== MAIN),
  };
  const shown = (_whole, name, quoted) => (quoted ? JSON.stringify(values[name]) : values[name]);
  const text = index.swap.replace(/\{(\w+)(!r)?\}/g, shown);
  return new TextEncoder().encode(text);
}

// Throws Trouble when something is in the way, or the new files have no room beside the old ones.
export async function checkPlan(link, index, plan) {
  const { suffix } = index, paths = [...plan.write.keys()], folders = foldersFor(paths);
  const places = await link.hashesOf([...paths, ...paths.map((path) => path + suffix), MAIN + '.swap']);
  const between = await link.hashesOf(folders);
  const inTheWay = [...places].find(([, hash]) => hash === null) ?? [...between].find(([, hash]) => hash);
  if (inTheWay) throw new Trouble('way', inTheWay[0]);
  const [block, free] = await link.value("(lambda s: (s[0], s[3]))(os.statvfs('/'))");
  const sizes = [...[...plan.write.values()].map(({ bytes }) => bytes), swapProgram(plan, index).length];
  const missing = folders.filter((path) => between.get(path) === '').length;
  let needed = index.spareBlocks + 2 * missing;
  for (const size of sizes) needed += Math.ceil(size / (block - index.pointers));
  const left = await link.value(
    `[os.stat(path)[6] for path in ${JSON.stringify(paths.map((path) => path + suffix))} if _exists(path)]`);
  const back = left.filter((size) => size > block / index.inlinePart).map((size) => Math.ceil(size / block));
  needed -= back.reduce((sum, blocks) => sum + blocks, 0) - Math.max(0, ...back);
  if (needed > free) throw new Trouble('full', `${free * block >> 10} KB are free, ${needed * block >> 10} KB are needed`);
}

// progress(bytes done, of all, path)
export async function carryOut(link, index, plan, progress) {
  const { suffix } = index, paths = [...plan.write.keys()], total = sizeOf(plan);
  for (const folder of foldersFor(paths)) {
    await link.run(`if not _exists(${JSON.stringify(folder)}): os.mkdir(${JSON.stringify(folder)})`);
  }
  let done = 0;
  for (const [path, { content, bytes }] of plan.write) {
    progress(done, total, path);
    await link.write(path + suffix, content, (part) => progress(done + part, total, path));
    done += bytes;
  }
  await link.run('gc.collect()');
  const wrong = async (end) => {
    const found = await link.hashesOf(paths.map((path) => path + end));
    return paths.filter((path) => found.get(path + end) !== plan.write.get(path).sha256);
  };
  const [changed] = await wrong(suffix);
  if (changed) throw new Trouble('damaged', changed);
  await link.write(MAIN + '.swap', swapProgram(plan, index));
  await link.run(`os.rename('${MAIN}.swap', '${MAIN}')`);
  await link.run(index.runSwap);
  const stayed = await link.value(`[path for path in ${JSON.stringify(plan.remove)} if _exists(path)]`);
  const left = [...stayed, ...await wrong('')];
  if (left.length) throw new Trouble('unfinished', left.join(', '));
}

// ---- saves: Map of path below /data -> bytes

export async function readSaves(link, index) {
  await finishInterrupted(link, index);
  const files = new Map();
  for (const [path, hash] of sorted(await link.hashes(DATA.slice(0, -1)))) {
    if (hash !== null && !path.endsWith(index.suffix)) files.set(path.slice(DATA.length), await link.read(path));
  }
  return files;
}

const same = (one, other) => Boolean(other) && one.length === other.length && one.every((byte, at) => byte === other[at]);

// True when games, sheets, decks, pads or dice sets that are there would go or change.
export function wouldLose(present, wanted) {
  return [...present].some(([path, content]) => OWN.test(path) && !path.endsWith('.side') && !same(content, wanted.get(path)));
}

// Make the saves equal to `wanted`, all or none; null when they are. checkPlan and carryOut take it.
export async function planForSaves(link, index, present, wanted) {
  const main = await link.value(`_found('${MAIN}')`);
  if (!main) throw new Trouble('noGame');
  if (await link.firstLine(MAIN) === index.sign) throw new Trouble('interrupted');
  const write = new Map();
  for (const [path, content] of wanted) {
    if (!same(content, present.get(path))) {
      write.set(DATA + path, { content, bytes: content.length, sha256: await digest(content) });
    }
  }
  const found = await link.hashes(DATA.slice(0, -1));
  const goes = ([path, hash]) => hash !== null && !wanted.has(path.slice(DATA.length));
  const remove = [...found].filter(goes).map(([path]) => path);
  if (!write.size && !remove.length) return null;
  const content = await link.read(MAIN);
  write.set(MAIN, { content, bytes: content.length, sha256: main });
  return { write: sorted(write), remove: remove.sort(), removeFolders: [] };
}

// The files of a handheld that somebody would miss, and the names that they can have, as in host_sim/kept_files.py: the
// same rules for backups, the browser's database and a board. Runs in a browser and in node.
import { t, tn } from './texts.mjs';

export const RULES = {};

const whole = (pattern, flags = 'u') => new RegExp(`^(?:${pattern})$`, flags);
const PATH = whole(RULES.path, 'iu'), MADE_AGAIN = whole(RULES.madeAgain), HOME = new RegExp(RULES.home);
const KINDS = RULES.kinds.map(([pattern, one, more]) => [whole(pattern), one, more]);

export const isUnfinished = (path) => path.toLowerCase().endsWith(RULES.unfinished);

// path: below the data folder
function isPlain([path, content]) {
  if (typeof path !== 'string' || !PATH.test(path) || new TextEncoder().encode(path).length > RULES.longestPath) return false;
  return content instanceof Uint8Array && content.length <= RULES.largestFile;
}

// Returns the entries of [[path below the data folder, content]] that no handheld can have: wrong type or path, too
// large, or a file in place of a folder. Some computers ignore the case of letters.
export function oddOnes(entries) {
  const folders = new Set(RULES.folders), odd = new Set();
  for (const entry of entries) {
    if (!isPlain(entry)) odd.add(entry);
    else for (let [path] = entry, at; (at = path.lastIndexOf('/')) > 0;) folders.add((path = path.slice(0, at)).toLowerCase());
  }
  return entries.filter((entry) => odd.has(entry) || folders.has(entry[0].toLowerCase()));
}

const startsWith = (whole, start) => whole.length >= start.length && start.every((byte, at) => byte === whole[at]);

function isMissed(path, content) {
  return path === RULES.screens ? !HOME.test(new TextDecoder().decode(content)) : !MADE_AGAIN.test(path);
}

// Returns the paths of files that somebody would miss if `wanted` replaced `present`. A log that only grows loses nothing.
// present, wanted: Maps of path -> Uint8Array
export function lostFrom(present, wanted) {
  const lost = ([path, content]) => content.length && isMissed(path, content) && !startsWith(wanted.get(path) ?? [], content);
  return [...present].filter(lost).map(([path]) => path);
}

export function isAllThere(present, wanted) {
  const same = ([path, content]) => wanted.get(path)?.length === content.length && startsWith(content, wanted.get(path));
  return present.size === wanted.size && [...present].every(same);
}

// Returns what is in the files of these paths: "3 games, settings"
export function summary(paths) {
  const words = [];
  let left = [...paths].filter((path) => !MADE_AGAIN.test(path));
  for (const [pattern, one, more] of KINDS) {
    const matches = left.map((path) => pattern.exec(path)).filter(Boolean);
    left = left.filter((path) => !pattern.test(path));
    const count = Math.max(1, new Set(matches.map((match) => match[1]).filter(Boolean)).size);
    if (matches.length) words.push(more ? tn(count, one, more) : t(one));
  }
  return words.join(t(', ')) || tn(0, '{0} game', '{0} games');
}

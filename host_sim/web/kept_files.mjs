// Checks of the files for a handheld's flash, applied to backups and the browser's database before use. Runs in a
// browser and in node.
export const LARGEST_FILE = 1 << 18; // no Pico writes one of half that size
const LONGEST_PATH = 100;
const FOLDERS = ['games', 'sheets', 'decks']; // no file has such a name
const NAME_OF_FILE = /\.(txt|log|old|bad|side|lost|json|new)$/i; // no folder has such a name
const NO_PART = /^\.{0,2}$/;
const NO_SIGN = /[\\:\u0000-\u001f\u007f-\u009f\ufffd]|\p{Surrogate}/u;

// path: below the data folder
function isPlain([path, content]) {
  if (typeof path !== 'string' || path.length > LONGEST_PATH || NO_SIGN.test(path)) return false;
  const parts = path.split('/');
  if (parts.some((part) => NO_PART.test(part)) || parts.slice(0, -1).some((part) => NAME_OF_FILE.test(part))) return false;
  return content instanceof Uint8Array && content.length <= LARGEST_FILE;
}

// Returns the entries of [[path below the data folder, content]] that no handheld can have: wrong type or path, too
// large, or a file in place of a folder. Some computers ignore the case of letters.
export function oddOnes(entries) {
  const folders = new Set(FOLDERS), odd = new Set();
  for (const entry of entries) {
    if (!isPlain(entry)) odd.add(entry);
    else for (let [path] = entry, at; (at = path.lastIndexOf('/')) > 0;) folders.add((path = path.slice(0, at)).toLowerCase());
  }
  return entries.filter((entry) => odd.has(entry) || folders.has(entry[0].toLowerCase()));
}

const OWN = /^(games|sheets|decks)\/|^(pads?|profiles|dice_sets|tail)\.log$/; // what users must not lose; the newest moves are in tail.log

const same = (one, other) => Boolean(other) && one.length === other.length && one.every((byte, at) => byte === other[at]);

// Returns true if present games, sheets, decks, pads or dice sets would be lost or changed. present, wanted: Maps of
// path -> Uint8Array
export function wouldLose(present, wanted) {
  return [...present].some(([path, content]) => OWN.test(path) && !path.endsWith('.side') && !same(content, wanted.get(path)));
}

export function isAllThere(present, wanted) {
  return present.size === wanted.size && [...present].every(([path, content]) => same(content, wanted.get(path)));
}

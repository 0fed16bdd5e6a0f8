// The file for drag and drop onto a new Pico, where the folder of the page has one: uf2/index.json, a list of {file, board,
// pico, bytes, sha256} that `dev.py release` writes; pico may be "every", and the file without a board updates any handheld.
const FOLDER = 'uf2/';
export const PICOS = { pico: 'Pico', pico_w: 'Pico W', pico2: 'Pico 2', pico2_w: 'Pico 2 W' };
const SYSTEMS = [ // asked for words only
  [/Win/, 'Windows may say that the drive was removed too early: that is normal.'],
  [/Mac/, 'macOS may say "Disk not ejected properly": that is normal.'],
  [/Linux/, 'On Linux open the drive in the file manager first, so that it is mounted.'],
];

export function make(tag, more = {}, ...inside) {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...inside);
  return made;
}

// The files of the release; none where the folder has no release
async function released() {
  try {
    const reply = await fetch(FOLDER + 'index.json', { cache: 'no-cache' });
    return reply.ok ? await reply.json() : [];
  } catch {
    return [];
  }
}

// Asked of the server before a link is shown
async function isThere({ file, bytes }) {
  try {
    const reply = await fetch(FOLDER + file, { method: 'HEAD' });
    const size = reply.headers.get('content-length'); // of the packed file where the server packs
    return reply.ok && (!size || reply.headers.has('content-encoding') || Number(size) === bytes);
  } catch {
    return false;
  }
}

// Fill `place` with the file for a board on a Pico and what to do with it, or how to get one. pico: one of PICOS
export async function offerFile(place, board, pico) {
  const plain = pico.replace('_w', ''); // runs there too, without the radio
  const release = await released(), update = release.find((each) => !each.board);
  const kinds = [pico, plain, 'every'];
  const [entry] = kinds.flatMap((kind) => release.filter((each) => each.board === board && each.pico === kind));
  if (!entry || !await isThere(entry)) {
    const command = make('code', {}, `python3 tools/dev.py uf2 --board ${board} --pico ${plain}`);
    place.replaceChildren(make('p', {}, 'This page has no file for it; the project makes one: ', command));
    return;
  }
  const { file, bytes, sha256 } = entry;
  const drive = pico.startsWith('pico2') ? 'RP2350' : 'RPI-RP2';
  const here = SYSTEMS.filter(([system]) => system.test(navigator.platform));
  const steps = [
    `Hold BOOTSEL on the ${PICOS[pico]} while you plug in the cable. A drive named ${drive} appears; `
    + 'with another name it is another Pico: choose it above.',
    'Copy the file onto the drive. After a minute or two the drive disappears, and the handheld starts with its self-test.',
    ...(here.length ? here : SYSTEMS).map(([, words]) => words),
  ];
  place.replaceChildren(
    make('p', {}, make('a', { href: FOLDER + file, download: file }, file),
      ` (${(bytes / 1e6).toFixed(1)} MB, SHA-256 begins with ${sha256.slice(0, 12)})`),
    make('ol', {}, ...steps.map((step) => make('li', {}, step))),
    make('p', {}, make('strong', {}, 'This replaces everything on the Pico, saved games too.'),
      ' A handheld in use is updated over its cable, below.'),
    ...(update ? [make('p', {}, 'One with the code inside is updated by ',
      make('a', { href: FOLDER + update.file, download: update.file }, update.file),
      ', copied in the same way: it keeps games, settings and sheets.')] : []),
  );
}

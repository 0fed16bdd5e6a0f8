// The device file: choose the display, get the file, copy it. It is in device/, beside the page, if the page was built
// with a compiler; the page itself adds the display's name.
import { Refused, digest, download } from './backup.mjs';
import { Trouble } from './serial_link.mjs';
import { fetched as fetchedPart, late } from './services.mjs';
import { later, t } from './texts.mjs';
import { inWords } from './troubles.mjs';
import { boardSector, withSector } from './uf2.mjs';

const FOLDER = 'device/';
// [match of the browser's platform, name, where the drive appears, possible message at the end]
const SYSTEMS = [
  [/Win/, 'Windows', later('A drive appears in the Explorer, under This PC.'), later('Windows may say that the drive was removed too early: that is normal.')],
  [/Mac/, 'macOS', later('A drive appears on the desktop and in the Finder.'), later('macOS may say "Disk not ejected properly": that is normal.')],
  [/CrOS/, 'ChromeOS', later('A drive appears in the Files app, at the left.'), later('ChromeOS may say that the device was removed: that is normal.')],
  [/Linux/, 'Linux', later('A drive appears in the file manager: open it there, so that it is mounted.'), later('A message that copying failed at its very end is normal.')],
];

const PICO = '<rect x="8" y="30" width="84" height="34" rx="3" fill="#2c5a3c" stroke="#aeb6c6"/>'
  + '<rect x="3" y="40" width="11" height="14" rx="2" fill="#aeb6c6"/><rect x="50" y="40" width="15" height="15" fill="#1e222c"/>'
  + '<rect x="24" y="36" width="10" height="8" rx="2" fill="#f6f2e8"/>';
const DRIVE = '<rect x="14" y="30" width="72" height="40" rx="5" fill="#343a4a" stroke="#aeb6c6"/>'
  + '<circle cx="76" cy="60" r="3" fill="#ffe2a0"/>';
const ARROW = '<path d="M50 4v18m-7-7 7 8 7-8" fill="none" stroke="#ffe2a0" stroke-width="4"/>';
const words = (x, y, text) => `<text x="${x}" y="${y}" text-anchor="middle" font-size="10" fill="#f6f2e8">${text}</text>`;
const PICTURES = [
  `${PICO}<path d="M29 6v20m-7-7 7 8 7-8" fill="none" stroke="#ffe2a0" stroke-width="4"/>${words(66, 20, 'BOOTSEL')}`
  + '<path d="M3 47h-3" stroke="#aeb6c6" stroke-width="5"/>',
  `${DRIVE}${words(50, 48, 'RPI-RP2')}${words(50, 18, '/ RP2350')}`,
  `${DRIVE}${ARROW}${words(50, 54, '.uf2')}`,
];

export function make(tag, more = {}, ...inside) {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...inside);
  return made;
}

const picture = (content) => make('span', {
  className: 'picture', innerHTML: `<svg viewBox="0 0 100 76" aria-hidden="true">${content}</svg>`,
});

const fetched = (name) => fetchedPart(FOLDER + name, { cache: 'no-cache' });

export const indexOfFiles = async () => (await fetched('index.json')).json();

// Returns the bytes of the device file for a display. file: index.file; settings: bytes of a breadboard's settings
export async function fileFor(file, board, settings) {
  const sector = boardSector(board, settings); // may be refused, so before any fetch
  const content = new Uint8Array(await (await fetched(file.name)).arrayBuffer());
  // Browsers have no digest for a page loaded over http.
  if (crypto.subtle && await digest(content) !== file.sha256) throw await late(new Trouble('mixed', file.name));
  return withSector(content, sector);
}

// Formats the identity of a program: "0.1.0 (0123456789abcdef)"
export const shown = (identity) => identity.replace(' ', ' (') + ')';

export class DeviceFile {
  // ask: sends requests to the page's worker, which reads a breadboard's settings
  constructor(place, index, chosen, ask) {
    Object.assign(this, { index, ask });
    this.display = make('select', { id: 'put-display' }, ...index.boards.map(([id, name]) => new Option(name, id)));
    this.display.value = chosen;
    this.settings = make('input', { id: 'board-settings', type: 'file' });
    this.chosen = make('span');
    this.settings.addEventListener('change', () => { this.chosen.textContent = this.settings.files[0]?.name ?? ''; });
    this.wires = make('p', { hidden: true }, make('label', { className: 'button' }, t('Choose its board_settings.txt'), this.settings), ' ', this.chosen);
    this.display.addEventListener('change', () => this.#show());
    const command = make('code', {}, 'python3 tools/dev.py uf2 --board NAME');
    const { file } = index;
    this.get = make('button', { id: 'get-file', type: 'button' }, t('Get the file'));
    const note = make('p', { id: 'put-note' });
    note.setAttribute('role', 'alert');
    const show = (text) => { note.textContent = text; };
    this.get.addEventListener('click', () => this.#get().then(() => show(''), (error) => show(inWords(error))));
    place.append(
      make('h2', {}, t('1. Choose the display')), make('p', {}, make('label', {}, `${t('Display')} `, this.display)), this.wires,
      make('h2', {}, t('2. Get the file')),
      ...(file
        ? [make('p', {}, this.get),
          make('p', { className: 'quiet', id: 'file-identity' }, t('Tableside {0}, for every Pico: Pico, Pico W, Pico 2, Pico 2 W.', shown(file.identity))),
          note]
        : [make('p', { id: 'no-file' }, t('This page has no file for a Pico: it was built on a computer without a compiler. '
          + 'Each release of the project has one for each display, and the project makes one:'), ' ', command)]),
      make('h2', {}, t('3. Copy it onto the Pico')), ...this.#steps(),
      make('p', {}, make('strong', {}, t('Games, settings and sheets stay.'))));
    this.#show();
  }

  #show() {
    this.wires.hidden = this.display.value !== this.index.breadboard;
  }

  #steps() {
    const here = Math.max(0, SYSTEMS.findIndex(([system]) => system.test(navigator.userAgent)));
    const system = make('select', { id: 'put-system' }, ...SYSTEMS.map(([, name], at) => new Option(name, at)));
    system.value = here;
    const steps = PICTURES.map((content) => {
      const text = make('span');
      return [make('li', {}, make('div', {}, text, picture(content))), text];
    });
    const describe = () => {
      const [, , where, end] = SYSTEMS[system.value];
      const texts = [
        t('Hold BOOTSEL on the Pico while you plug in its cable. A handheld that plays shows its drive without that: '
        + 'press "Restart into its drive", below.'),
        `${t(where)} ${t('It is called RPI-RP2, on a Pico 2 RP2350.')}`,
        t('Copy the file onto the drive. After a minute or two the drive disappears, and the handheld starts; with a display '
        + 'that is new to it, with its self-test. {0} If copying breaks off, the Pico shows its drive again: copy once more.', t(end)),
      ];
      steps.forEach(([, text], at) => { text.textContent = texts[at]; });
    };
    system.addEventListener('change', describe);
    describe();
    return [make('p', {}, make('label', {}, `${t('Your computer')} `, system)), make('ol', { className: 'steps' }, ...steps.map(([step]) => step))];
  }

  async #get() {
    const { index, display } = this, board = display.value;
    let settings;
    if (board === index.breadboard) {
      const [file] = this.settings.files;
      if (!file) throw new Refused(t('Choose the board_settings.txt of the breadboard. With all wires as the documents have them it may be empty.'));
      settings = new Uint8Array(await file.arrayBuffer());
      const module = new Uint8Array(await (await fetched(`${board}.mpy`)).arrayBuffer());
      const fault = await this.ask('settingsFault', module, settings);
      if (fault) throw new Refused(fault);
    }
    this.get.disabled = true;
    try {
      const [version] = index.file.identity.split(' ');
      download(`tableside-${version}-${board}.uf2`, new Blob([await fileFor(index.file, board, settings)]));
    } finally {
      this.get.disabled = false;
      this.get.focus();
    }
  }
}

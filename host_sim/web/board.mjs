// "Put it on a board": what its owner sees of it. Loaded when it is opened for the first time; what it needs of board/ and
// uf2/ is fetched when somebody asks for it.
import { Refused, pack, unpack } from './backup.mjs';
import {
  carryOut, checkPlan, fetchFiles, finishInterrupted, foreign, lookAt, markNew, picoOf, planFor, planForSaves, readSaves,
  sizeOf, wouldLose,
} from './install.mjs';
import { PICOS, make, offerFile } from './one_file.mjs';
import { BoardLink, Trouble, Wire, choosePort } from './serial_link.mjs';
import { TROUBLES } from './troubles.mjs';
import { follow } from './watch.mjs';

const FILES = 'board/', BREADBOARD = 'generic';
const NO_CABLE = 'This browser cannot talk over a cable (it has no Web Serial). Those of the Chromium family can, Chrome '
  + 'and Edge among them, and Firefox from 151. The command install needs no browser.';
const NOT_SECURE = 'A browser talks over a cable only for pages that come over https, or from this computer.';
const SAFE = 'Only what differs is copied. Games, settings and sheets stay. If the cable is pulled, the old or the new '
  + 'version is whole.';

async function indexOfFiles() {
  const reply = await fetch(FILES + 'index.json', { cache: 'no-cache' }).catch((error) => {
    throw new Trouble('network', error.message);
  });
  if (!reply.ok) throw new Trouble('network', `${FILES}index.json: ${reply.status}`);
  return reply.json();
}

// Give a backup as a download; its name
async function download(files, words = '') {
  const local = new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString();
  const name = `tableside-${words}${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}.zip`;
  const blob = new Blob([await pack(files)], { type: 'application/zip' });
  const link = make('a', { download: name, href: URL.createObjectURL(blob) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  return name;
}

// place: the element that is filled; boards: those of boards.json; chosen: the id of one
export function open(place, boards, chosen) {
  const display = make('select', {}, ...boards.map(({ id, name }) => new Option(name, id)));
  display.value = chosen;
  const pico = make('select', {}, ...Object.entries(PICOS).map(([id, name]) => new Option(name, id)));
  const file = make('div', { id: 'uf2' });
  const offer = () => offerFile(file, display.value, pico.value);
  display.addEventListener('change', offer);
  pico.addEventListener('change', offer);
  place.append(
    make('p', {}, make('label', {}, 'Display ', display), ' ', make('label', {}, 'Pico ', pico)),
    make('h2', {}, 'A new Pico: one file'), file,
    make('h2', {}, 'Over the cable: a Pico with MicroPython'));
  if ('serial' in navigator) new Cable(place, display, pico, offer);
  else place.append(make('p', { id: 'no-serial' }, isSecureContext ? NO_CABLE : NOT_SECURE));
  offer();
}

class Cable {
  // display, pico: what was chosen; offer: called when another Pico or display was found
  constructor(place, display, pico, offer) {
    Object.assign(this, { display, pico, offer, started: performance.now(), watching: false });
    this.buttons = [];
    this.state = make('p', { id: 'board-state' });
    this.state.setAttribute('role', 'status');
    this.facts = make('pre', { id: 'board-facts' });
    this.bar = make('progress', { hidden: true });
    this.under = make('p', { className: 'quiet' }); // what is being copied: too much to be read aloud
    this.bar.setAttribute('aria-label', 'Copied');
    this.lines = make('pre', { id: 'board-log', tabIndex: 0 });
    const copy = make('button', { type: 'button' }, 'Copy the log');
    copy.addEventListener('click', () => navigator.clipboard.writeText(this.lines.textContent));
    this.logbook = make('details', {}, make('summary', {}, 'Log'), copy, this.lines);
    this.stop = make('button', { id: 'board-stop', type: 'button', hidden: true }, 'Stop watching');
    this.stop.addEventListener('click', () => { this.watching = false; });
    const backup = make('input', { id: 'board-backup', type: 'file', accept: '.zip,application/zip' });
    // A button of its own: the browser asks for a port only after a press.
    const restore = this.#action('board-restore', 'Restore', (wire, index) => this.#restore(wire, index, backup.files[0]));
    restore.hidden = true;
    backup.addEventListener('change', () => {
      restore.hidden = !backup.files.length;
      restore.textContent = `Restore ${backup.files[0]?.name}`;
    });
    place.append(
      make('p', {},
        this.#action('board-look', 'Look at it', this.#onBoard(this.#look)), ' ',
        this.#action('board-install', 'Install or update', this.#onBoard(this.#install)), ' ',
        this.#action('board-keep', 'Keep a backup', this.#onBoard(this.#keep)), ' ',
        make('label', { className: 'button' }, 'Choose a backup', backup), ' ', restore, ' ',
        this.#action('board-watch', 'Watch', (wire, index) => this.#watch(wire, index)), ' ', this.stop, ' ',
        this.#action('board-other', 'Look at another port', this.#onBoard(this.#look), true)),
      make('p', { className: 'quiet' }, SAFE), this.state, this.bar, this.under, this.facts, this.logbook);
  }

  #action(id, label, doing, another = false) {
    const button = make('button', { id, type: 'button' }, label);
    button.addEventListener('click', async () => {
      await this.#work(button.textContent, doing, another);
      if (document.activeElement === document.body) button.focus(); // which it lost when it could not be pressed
    });
    this.buttons.push(button);
    return button;
  }

  #log(line) {
    this.lines.append(`${((performance.now() - this.started) / 1000).toFixed(2)}  ${line}\n`);
  }

  #say(text) {
    this.state.textContent = text;
    this.#log(text);
  }

  #progress(done, total, path) {
    Object.assign(this.bar, { hidden: false, max: total, value: done });
    this.under.textContent = `${done >> 10} of ${total >> 10} KB: ${path}`;
  }

  // doing(wire, index): with an open port
  async #work(name, doing, another) {
    const enable = (enabled) => this.buttons.forEach((button) => { button.disabled = !enabled; });
    enable(false);
    this.facts.textContent = '';
    this.#log(`---- ${name}`);
    let wire;
    try {
      const port = await choosePort(another);
      const index = await indexOfFiles();
      this.#say('Opening the port ...');
      wire = await Wire.open(port, (line) => this.#log(line));
      await doing(wire, index);
    } catch (error) {
      this.#tell(error);
    }
    await wire?.close();
    this.bar.hidden = true;
    this.under.textContent = '';
    enable(true);
  }

  #tell(error) {
    const [what, action] = TROUBLES[error.kind] ?? [error.message, error instanceof Refused ? 'Nothing was changed.' : ''];
    this.#say(`${what} ${error.kind && error.message ? `(${error.message}) ` : ''}${action}`);
    if (!error.kind) this.#log(error.stack);
    this.logbook.open = true;
  }

  // Whatever runs on the board is interrupted, and started again in the end.
  #onBoard(doing) {
    return async (wire, index) => {
      this.#say('Interrupting what runs on the board ...');
      const link = await BoardLink.open(wire);
      let gone = false;
      try {
        await doing.call(this, link, index, await lookAt(link, index));
      } catch (error) {
        gone = ['silent', 'lost'].includes(error.kind);
        throw error;
      } finally {
        // The port may go before the board has said that it understood.
        if (!gone) await link.restart().catch((error) => this.#log(`Restart: ${error.kind}`));
      }
    };
  }

  async #look(link, index, seen) {
    const board = index.boards.find(({ id }) => id === seen.board);
    const newer = seen.newer ? ' (newer than the one that Tableside is tested with)' : '';
    const told = [seen.machine, `MicroPython ${seen.version}${newer}`];
    told.push(seen.tableside ? `Tableside ${seen.tableside} for ${board?.name ?? 'no known display'}` : 'no Tableside');
    if (seen.main === index.sign) told.push('an interrupted installation, which is finished at the next start');
    else if (seen.inside) told.push("the game's code is inside MicroPython");
    else if (board) {
      const plan = await planFor(link, index, board), all = board.files.length;
      const here = `those of Tableside ${index.version} here`;
      told.push(plan.write.size ? `${plan.write.size} of ${all} files are not ${here}` : `all ${all} files are ${here}`);
      told.push(...await foreign(link, index, plan, seen.main));
    } else if (seen.main && seen.main !== index.main) told.push('/main.py of another program');
    const found = picoOf(seen.machine);
    if (found.endsWith('_w')) told.push('a file with the code inside keeps games elsewhere: keep a backup first, restore it then');
    const other = PICOS[this.pico.value];
    if (PICOS[found] !== other) told.push(`a ${PICOS[found]}, not a ${other}: the choice above was changed`);
    this.pico.value = found;
    if ([...this.display.options].some(({ value }) => value === seen.board)) this.display.value = seen.board;
    this.facts.textContent = told.join('\n');
    this.#log(this.facts.textContent);
    await this.offer();
    this.#say('Looked at. Nothing was changed; the handheld starts again.');
  }

  async #install(link, index, before) {
    let seen = before;
    if (seen.inside) throw new Trouble('inside');
    if (await finishInterrupted(link, index)) {
      this.#say('An interrupted installation was finished first.');
      seen = await lookAt(link, index);
    }
    // A breadboard's settings are its own, and no page has them.
    const wanted = seen.board === BREADBOARD ? BREADBOARD : this.display.value;
    const [board, present] = [wanted, seen.board].map((id) => index.boards.find((each) => each.id === id));
    if (!board) throw new Trouble('mixed', wanted);
    if (wanted === BREADBOARD && await link.value("_found('/board_settings.txt')") === '') throw new Trouble('settings');
    const question = `This handheld is set up for ${present?.name}. Set it up for ${board.name}?`;
    if (present && present !== board && !confirm(question)) {
      return this.#say('Nothing was changed. Choose the display that it has, then start this again.');
    }
    this.#say('Comparing with what the board has ...');
    const plan = await planFor(link, index, board), all = board.files.length;
    if (!plan.write.size) return this.#say(`The board has all ${all} files of Tableside ${index.version} already.`);
    const notes = await foreign(link, index, plan, seen.main);
    const isOther = seen.main && seen.main !== index.sign && seen.main !== index.main;
    if (isOther && !confirm(`Another program is on this board:\n${notes.join('\n')}\nInstall all the same?`)) {
      return this.#say('Nothing was changed.');
    }
    this.#say(`Fetching ${plan.write.size} files ...`);
    await fetchFiles(plan, FILES);
    await checkPlan(link, index, plan);
    this.#say(`Copying ${plan.write.size} files, ${sizeOf(plan) >> 10} KB. The old version stays until all are there.`);
    await markNew(link, index, plan);
    await carryOut(link, index, plan, (...what) => this.#progress(...what));
    this.facts.textContent = notes.join('\n');
    const copied = `${plan.write.size} of ${all} files copied, all checked.`;
    return this.#say(`${copied} The handheld starts. Games, settings and sheets stayed.`);
  }

  async #keep(link, index) {
    this.#say('Reading the saves ...');
    const files = await readSaves(link, index);
    if (!files.size) return this.#say('There are no saves on the board.');
    return this.#say(`${await download(files)}: ${files.size} files, each checked.`);
  }

  async #restore(wire, index, backup) {
    const wanted = await unpack(new Uint8Array(await backup.arrayBuffer())); // before the board is touched
    await this.#onBoard(async (link) => {
      this.#say('Comparing with what the board has ...');
      const present = await readSaves(link, index);
      const plan = await planForSaves(link, index, present, wanted);
      if (!plan) return this.#say('All of this is there already.');
      await checkPlan(link, index, plan);
      if (wouldLose(present, wanted)) {
        const kept = await download(present, 'before-restore-');
        const question = 'The games and sheets on the handheld give way to those of the backup. What is there now is in '
          + `${kept}. Go on?`;
        if (!confirm(question)) return this.#say('Nothing was changed.');
      }
      await carryOut(link, index, plan, (...what) => this.#progress(...what));
      return this.#say(`Restored and checked: ${wanted.size} files.`);
    })(wire, index);
  }

  async #watch(wire, index) {
    this.watching = true;
    this.stop.hidden = false;
    this.#say('Watching. People go on playing; hidden cards stay hidden.');
    try {
      await follow(wire, index.games, (text) => { this.facts.textContent = text; }, () => !this.watching);
      this.#say('Not watching any more.');
    } finally {
      this.watching = false;
      this.stop.hidden = true;
    }
  }
}

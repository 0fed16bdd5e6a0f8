// The dialog "Put it on a board". It is loaded on first use, then fetches what it needs of device/; the device file is
// fetched on request.
import { QUESTION, Refused, downloadBackup, unpackFile } from './backup.mjs';
import { checkRoom, lookAt, noteCopy, readSaves, replaceSaves } from './connected.mjs';
import { DeviceFile, indexOfFiles, make, shown } from './device_file.mjs';
import { isAllThere, lostFrom, summary } from './kept_files.mjs';
import { BoardLink, Trouble, Wire, choosePort } from './serial_link.mjs';
import { copy as copied } from './services.mjs';
import { inList, later, t } from './texts.mjs';
import { inWords } from './troubles.mjs';
import { follow } from './watch.mjs';

const NO_CABLE = later('This browser cannot talk over a cable (it has no Web Serial). Those of the Chromium family can, Chrome '
  + 'and Edge among them, and Firefox from 151. The commands backup and restore need no browser.');
const NOT_SECURE = later('A browser talks over a cable only for pages that come over https, or from this computer.');
const SAFE = later('Over the cable nothing but saves is copied. If it is pulled, the old saves or those of the backup are whole.');

// Throws Trouble unless the board has saves that can be read or written. seen: result of lookAt
function check(seen) {
  if (!seen.identity) throw new Trouble('noGame');
  if (!seen.hasFiles) throw new Trouble('noFiles');
}

const missing = (paths) => (paths.length ? ` ${t('These are damaged, and are not in it: {0}.', inList(paths).join(''))}` : '');

// place: the element to fill; chosen: the id of a display; ask: sends requests to the page's worker
export async function open(place, chosen, ask) {
  const index = await indexOfFiles();
  const file = new DeviceFile(place, index, chosen, ask);
  place.append(make('h2', {}, t('Over the cable: a handheld in use')));
  if ('serial' in navigator) new Cable(place, file.display, index);
  else place.append(make('p', { id: 'no-serial' }, t(isSecureContext ? NO_CABLE : NOT_SECURE)));
}

class Cable {
  // display: its choice changes if another display is found; index: device/index.json
  constructor(place, display, index) {
    Object.assign(this, { display, index, started: performance.now(), watching: false, kept: null });
    this.buttons = [];
    this.state = make('p', { id: 'board-state' });
    this.state.setAttribute('role', 'status');
    this.facts = make('pre', { id: 'board-facts' });
    this.bar = make('progress', { hidden: true });
    this.under = make('p', { className: 'quiet' }); // what is being copied: too much to be read aloud
    this.bar.setAttribute('aria-label', t('Copied'));
    this.lines = make('pre', { id: 'board-log', tabIndex: 0 });
    const copy = make('button', { type: 'button' }, t('Copy the log'));
    copy.addEventListener('click', async () => {
      getSelection().selectAllChildren(this.lines);
      copy.textContent = await copied(this.lines.textContent) ? t('Copied') : t('The log is marked: copy it with the keyboard');
    });
    this.logbook = make('details', {}, make('summary', {}, t('Log')), copy, this.lines);
    this.stop = make('button', { id: 'board-stop', type: 'button', hidden: true }, t('Stop watching'));
    this.stop.addEventListener('click', () => { this.watching = false; });
    const backup = make('input', { id: 'board-backup', type: 'file', accept: '.zip,application/zip' });
    // A separate button, because the browser asks for a port only after a press.
    this.restore = this.#action('board-restore', t('Restore'), (wire) => this.#restore(wire, this.kept));
    this.restore.hidden = true;
    backup.addEventListener('change', () => this.#offer(backup.files[0]));
    place.append(
      make('p', {},
        this.#action('board-look', t('Look at it'), this.#onBoard(this.#look)), ' ',
        this.#action('board-keep', t('Keep a backup'), this.#onBoard(this.#keep)), ' ',
        this.#action('board-drive', t('Restart into its drive'), this.#onBoard(this.#showDrive)), ' ',
        make('label', { className: 'button' }, t('Choose a backup'), backup), ' ', this.restore, ' ',
        this.#action('board-watch', t('Watch'), (wire) => this.#watch(wire)), ' ', this.stop, ' ',
        this.#action('board-other', t('Look at another port'), this.#onBoard(this.#look), true)),
      make('p', { className: 'quiet' }, t(SAFE)), this.state, this.bar, this.under, this.facts, this.logbook);
  }

  #action(id, label, doing, another = false) {
    const button = make('button', { id, type: 'button' }, label);
    button.addEventListener('click', async () => {
      await this.#work(button.textContent, doing, another);
      if (document.activeElement === document.body) button.focus(); // it loses the focus while disabled
    });
    this.buttons.push(button);
    return button;
  }

  // file: a backup for Restore
  #offer(file) {
    this.kept = file;
    this.restore.hidden = !file;
    this.restore.textContent = t('Restore {0}', file?.name);
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
    this.under.textContent = t('{0} of {1} KB: {2}', done >> 10, total >> 10, path);
  }

  // doing(wire): called with an open port
  async #work(name, doing, another) {
    const enable = (enabled) => this.buttons.forEach((button) => { button.disabled = !enabled; });
    enable(false);
    this.facts.textContent = '';
    this.#log(`---- ${name}`);
    let wire;
    try {
      const port = await choosePort(another);
      this.#say(t('Opening the port ...'));
      wire = await Wire.open(port, (line) => this.#log(line));
      await doing(wire);
    } catch (error) {
      this.#fail(error);
    }
    await wire?.close();
    this.bar.hidden = true;
    this.under.textContent = '';
    enable(true);
  }

  #fail(error) {
    this.#say(error instanceof Refused ? t('{0} Nothing was changed.', inWords(error)) : inWords(error));
    if (!error.kind) this.#log(error.stack);
    this.logbook.open = true;
  }

  // Interrupt what runs on the board, and start it again at the end. doing(link, result of lookAt) returns true if the
  // board no longer listens
  #onBoard(doing) {
    return async (wire) => {
      this.#say(t('Interrupting what runs on the board ...'));
      const link = await BoardLink.open(wire);
      let gone = false;
      try {
        gone = await doing.call(this, link, await lookAt(link, this.index));
      } catch (error) {
        gone = ['silent', 'lost'].includes(error.kind);
        throw error;
      } finally {
        // The port may close before the board has confirmed.
        if (!gone) await link.restart().catch((error) => this.#log(`Restart: ${error.kind}`));
      }
    };
  }

  async #look(_link, seen) {
    const { file, boards } = this.index;
    const facts = [seen.machine, `MicroPython ${seen.micropython}`];
    if (seen.identity) {
      facts.push(`Tableside ${shown(seen.identity)}`);
      if (file) facts.push(seen.identity === file.identity ? t('It is the version of the file above.') : t('The file above has {0}.', shown(file.identity)));
      const known = boards.find(([id]) => id === seen.board);
      facts.push(t('Display: {0}', known?.[1] ?? t('none is named; copy the file above for the one that it has')));
      if (known) {
        this.display.value = seen.board;
        this.display.dispatchEvent(new Event('change'));
      }
    } else {
      facts.push(t('no Tableside'));
    }
    if (seen.identity) facts.push(seen.hasFiles ? summary(seen.paths) : inWords(new Trouble('noFiles')));
    this.facts.textContent = facts.join('\n');
    this.#log(this.facts.textContent);
    this.#say(t('Looked at. Nothing was changed; the handheld starts again.'));
  }

  async #keep(link, seen) {
    check(seen);
    this.#say(t('Reading the saves ...'));
    const { files, unreadable } = await readSaves(link);
    if (!files.size) return this.#say(t('There are no saves on the board.') + missing(unreadable));
    await noteCopy(link);
    return this.#say(t('{0}: {1}, each file checked.', await this.#kept(files), summary(files.keys())) + missing(unreadable));
  }

  // Download a backup, and prepare it for Restore; returns its name
  async #kept(files) {
    const backup = await downloadBackup(files);
    this.#offer(backup);
    return backup.name;
  }

  async #showDrive(link, seen) {
    const words = seen.identity ? t('Games, settings and sheets stay.') : t('The program that is on it now and its files are lost.');
    await link.showDrive();
    this.#say(t('The Pico shows its drive now. Copy the file above onto it. {0}', words));
    return true;
  }

  async #restore(wire, backup) {
    const wanted = await unpackFile(backup); // before the board is touched
    await this.#onBoard(async (link, seen) => {
      check(seen);
      this.#say(t('Comparing with what the board has ...'));
      const { files, unreadable } = await readSaves(link), lost = lostFrom(files, wanted);
      if (isAllThere(files, wanted)) return this.#say(t('All of this is there already.'));
      await checkRoom(link, wanted);
      if (lost.length || unreadable.length) {
        const { name } = await downloadBackup(files, 'before-restore-');
        if (!confirm(t(QUESTION, backup.name, summary([...lost, ...unreadable]), name) + missing(unreadable))) return this.#say(t('Nothing was changed.'));
      }
      await replaceSaves(link, wanted, (...what) => this.#progress(...what));
      return this.#say(t('Restored and checked: {0}.', summary(wanted.keys())));
    })(wire);
  }

  async #watch(wire) {
    this.watching = true;
    this.stop.hidden = false;
    this.#say(t('Watching. People go on playing; hidden cards stay hidden.'));
    try {
      await follow(wire, this.index.games, (text) => { this.facts.textContent = text; }, () => !this.watching);
      this.#say(t('Not watching any more.'));
    } finally {
      this.watching = false;
      this.stop.hidden = true;
    }
  }
}

// A whole handheld: the firmware on MicroPython for WebAssembly, driving a panel through its real driver. Runs in a
// browser and in node. It only runs in step(), called by its owner.
import { Panel } from './panel.mjs';

const HEAP_BYTES = 4 * 1024 * 1024;
const WASM = 'micropython.wasm';
const IDLE = 0, RESTART = 2; // host_sim/web/browser.py
export const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' };
export const DATA_FOLDER = '/data';

export class Handheld {
  // loadMicroPython: of micropython.mjs; modules: from unpack(), with its program for WebAssembly; board: one of
  // boards.json; files: content of its flash, a Map of path -> Uint8Array; seed: text that fixes the dice, or null;
  // still: true if it shows no animation unless its settings say so; language: code of the one that it speaks unless its
  // settings say so; names: code -> name of each language; speaks(code): called when it is about to speak one, in
  // English until it learns it; clock: function that returns ms, or null if time only passes in run(); watch: called
  // with Emscripten's file system before the firmware starts, because that may write at once
  constructor({ loadMicroPython, modules, board, files = new Map(), seed = null, still = false,
    language = 'en', names = {}, speaks = () => {}, clock = null, watch = null }) {
    Object.assign(this, { board, seed, still, language, names, speaks, clock, watch });
    this.runtime = { loadMicroPython, modules };
    this.files = files;
    this.time = 0; // skipped ms; without a clock, all passed ms
    this.panel = new Panel(board);
    this.duties = new Map(); // pin -> 0 to 65535
    this.held = new Map(); // key -> pin
    this.random = new Uint8Array(0);
  }

  now() {
    return this.clock ? this.clock() + this.time : this.time;
  }

  // Turn the power on.
  async powerOn() {
    const { loadMicroPython, modules } = this.runtime;
    const [, wasmBinary] = modules.find(([path]) => path === WASM);
    const say = (line) => console.log('MicroPython: ' + line);
    const micropython = await loadMicroPython({ wasmBinary, heapsize: HEAP_BYTES, linebuffer: true, stdout: say, stderr: say });
    this.FS = micropython.FS;
    this.panel.reset();
    this.duties.clear();
    this.level = 1; // of the D/C line
    for (const [path, content] of modules) if (path !== WASM) this.#write(path, content);
    for (const [path, content] of this.files) this.#write(path, content);
    this.#write(DATA_FOLDER + '/', null);
    this.#write('/board.txt', this.board.id + '\n');
    if (this.seed !== null) this.#write('/test_seed.txt', this.seed + '\n');
    const wire = this.FS.makedev(64, 0);
    this.FS.registerDevice(wire, {
      open() {},
      close() {},
      write: (_stream, buffer, offset, length) => {
        const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
        this.panel.receive(this.level, bytes, this.now());
        return length;
      },
    });
    this.FS.mkdev('/dev/spi', wire);
    this.watch?.(this.FS);
    micropython.registerJsModule('outside', {
      now: () => this.now(),
      skip: (ms) => { this.time += ms; },
      pin: (number, level) => {
        if (number === this.board.pins.dataCommand) this.level = level;
        else if (number === this.board.pins.reset && !level) this.panel.reset();
      },
      speaks: (code) => this.speaks(code),
      duty: (number, duty) => { this.duties.set(number, duty); },
      random: () => {
        if (!this.random.length) this.random = crypto.getRandomValues(new Uint8Array(256));
        const [byte] = this.random;
        this.random = this.random.subarray(1);
        return byte;
      },
    });
    micropython.runPython("import sys\nsys.path.insert(0, '/')\nfrom host_sim.web import browser");
    this.program = micropython.globals.get('browser');
    for (const pin of this.held.values()) this.program.edge(pin, 0);
    this.program.boot(this.still, this.language, JSON.stringify(this.names));
  }

  #write(path, content) {
    const parts = path.split('/').slice(1, -1);
    parts.forEach((_part, index) => {
      const folder = '/' + parts.slice(0, index + 1).join('/');
      if (!this.FS.analyzePath(folder).exists) this.FS.mkdir(folder);
    });
    if (content !== null) this.FS.writeFile(path, content);
  }

  // Run one turn of the main loop. Returns true if something is already waiting, 'restart' if the handheld must be
  // restarted.
  step() {
    const result = this.program.step();
    return result === RESTART ? 'restart' : result !== IDLE;
  }

  // files: of a language that the handheld speaks
  learn(files) {
    for (const [path, content] of files) this.#write(path, content);
    this.program?.learned();
  }

  // Returns the pin of the key that its holder calls "up" ... "info"; undefined if the board has none
  pinOf(key) {
    const wanted = this.panel.turned ? OPPOSITE[key] ?? key : key;
    return this.board.keys.find((each) => each.key === wanted)?.pin;
  }

  keyDown(key) {
    const pin = this.pinOf(key);
    if (pin !== undefined && !this.held.has(key)) this.pinDown(key, pin);
  }

  // For front ends that draw the keys of the board
  pinDown(name, pin) {
    this.held.set(name, pin);
    this.program?.edge(pin, 0);
  }

  keyUp(key) {
    const pin = this.held.get(key);
    this.held.delete(key);
    if (pin !== undefined && ![...this.held.values()].includes(pin)) this.program?.edge(pin, 1);
  }

  // Perceived brightness of the backlight, 0 to 1
  get backlight() {
    const { backlight, gamma } = this.board;
    return ((this.duties.get(backlight) ?? 0) / 65535) ** (1 / gamma);
  }

  // Perceived [red, green, blue], 0 to 255; null on a board without an RGB LED
  get led() {
    const { led } = this.board;
    if (!led) return null;
    return led.pins.map((pin) => {
      const share = (this.duties.get(pin) ?? (led.low ? 65535 : 0)) / 65535;
      return Math.round(255 * (led.low ? 1 - share : share) ** (1 / 2.2));
    });
  }

  // Returns the readable text from top to bottom: [[text, true if focused]]
  words() {
    return JSON.parse(this.program.words());
  }

  // Returns the rows of the clock or the evening, as browser.py's large()
  large(view) {
    return JSON.parse(this.program.large(view));
  }

  // Returns what is wrong with a breadboard's settings, in words; empty if nothing is. module: the compiled reader
  settingsFault(module, content) {
    this.#write('/firmware/boards/generic.mpy', module);
    this.#write('/board_settings.txt', content);
    return this.program.settings_fault('/board_settings.txt');
  }

  // Returns the content of its flash, path -> Uint8Array
  flash() {
    const found = new Map();
    const walk = (folder) => {
      for (const name of this.FS.readdir(folder)) {
        const path = folder + '/' + name;
        if (name === '.' || name === '..') continue;
        if (this.FS.isDir(this.FS.stat(path).mode)) walk(path);
        else found.set(path, this.FS.readFile(path));
      }
    };
    walk(DATA_FOLDER);
    return found;
  }
}

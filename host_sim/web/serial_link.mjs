// A cable to a board, over Web Serial, and MicroPython's raw REPL at its other end, like
// tools/device/board/board_link.py for the commands. Callers must close what they open. Every error for the owner is a
// Trouble.
import { digest } from './backup.mjs';

const RASPBERRY_PI = 0x2e8a;
const SECONDS_TO_INTERRUPT = [2, 4, 6, 15];
const SECONDS = 20, SECONDS_FOR_A_STEP = 60; // of silence
const BLOCK = 3072, BLOCK_BACK = 1536;
const ENDS = 'import machine\nmachine.';
const PASTE = '\x05A\x01';
const STILL_OPEN = ['BufferOverrunError', 'BreakError', 'FramingError', 'ParityError'];

// kind: one of troubles.mjs; detail: report of the browser or the board
export class Trouble extends Error {
  constructor(kind, detail = '') {
    super(detail);
    this.kind = kind;
  }
}

// Returns the only port that the owner has allowed before, otherwise the browser asks. Call it in a click.
export async function choosePort(another = false) {
  const ours = ({ usbVendorId }) => usbVendorId === RASPBERRY_PI;
  try {
    const known = (await navigator.serial.getPorts()).filter((port) => ours(port.getInfo()));
    if (!another && known.length === 1) return known[0];
    return await navigator.serial.requestPort({ filters: [{ usbVendorId: RASPBERRY_PI }] });
  } catch (error) {
    throw new Trouble(error.name === 'NotFoundError' ? 'none' : 'forbidden', error.message);
  }
}

const characters = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesOf = (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text) => new TextDecoder().decode(bytesOf(text));

// Bytes to and from a port. Input is stored as text with one character per byte.
export class Wire {
  static async open(port, log = () => {}) {
    try {
      await port.open({ baudRate: 115200, bufferSize: 65536 });
    } catch (error) {
      throw new Trouble(error.name === 'InvalidStateError' ? 'here' : 'busy', error.message);
    }
    // MicroPython only sends to a computer that signals its presence.
    await port.setSignals?.({ dataTerminalReady: true, requestToSend: true }).catch(() => {});
    try {
      return new Wire(port, log);
    } catch (error) { // it disconnected at once
      await port.close().catch(() => {});
      throw new Trouble('lost', error.message);
    }
  }

  constructor(port, log) {
    Object.assign(this, { port, log, received: '', lost: null, closed: false, wake: () => {} });
    this.writer = port.writable.getWriter();
    this.writer.closed?.catch(() => {});
    this.reading = this.#read();
  }

  async #read() {
    while (!this.closed && this.port.readable) {
      this.reader = this.port.readable.getReader();
      try {
        for (;;) {
          const { value, done } = await this.reader.read();
          if (done) break;
          this.received += characters(value);
          this.wake(true);
        }
        break;
      } catch (error) {
        this.log(`The port: ${error.message}`);
        if (!STILL_OPEN.includes(error.name)) break;
      } finally {
        this.reader.releaseLock();
      }
    }
    this.lost = true;
    this.wake(true);
  }

  async send(text) {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Trouble('silent')), SECONDS * 1000);
    });
    try {
      await Promise.race([this.writer.write(bytesOf(text)), late]);
    } catch (error) {
      throw error instanceof Trouble ? error : new Trouble('lost', error.message);
    } finally {
      clearTimeout(timer);
    }
  }

  // Returns the input up to and including `end`, a text or a number of bytes; null after `seconds` of silence, or with
  // inAll of total time
  async until(end, seconds, inAll = false) {
    let silentAt = performance.now() + seconds * 1000;
    for (;;) {
      const at = typeof end === 'number' ? (this.received.length >= end ? 0 : -1) : this.received.indexOf(end);
      if (at >= 0) {
        const size = typeof end === 'number' ? end : at + end.length;
        const taken = this.received.slice(0, size);
        this.received = this.received.slice(size);
        return taken;
      }
      if (this.lost) throw new Trouble('lost');
      const more = await new Promise((resolve) => {
        const timer = setTimeout(resolve, silentAt - performance.now(), false);
        this.wake = (answer) => { clearTimeout(timer); resolve(answer); };
      });
      if (!more) return null;
      if (!inAll) silentAt = performance.now() + seconds * 1000;
      else if (performance.now() >= silentAt) return null;
    }
  }

  async close() {
    this.closed = true;
    await this.reader.cancel().catch(() => {});
    await this.reading;
    await this.writer.abort().catch(() => {});
    try { this.writer.releaseLock(); } catch {} // it went with the cable
    await this.port.close().catch(() => {});
  }
}

const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|,?\)|\(|None|True|False/g;
const WORDS = { '(': '[', ')': ']', ',)': ']', None: 'null', True: 'true', False: 'false' };
const SIGNS = { n: '\n', r: '\r', t: '\t' };

// Parses what Python writes as `text`: numbers, texts, None, True and False, tuples and lists of them
export function parsed(text) {
  const code = (_whole, hex, sign) => (hex ? String.fromCodePoint(parseInt(hex.slice(1), 16)) : SIGNS[sign] ?? sign);
  const quoted = (part) => JSON.stringify(part.slice(1, -1).replace(/\\(?:(x..|u.{4}|U.{8})|(.))/g, code));
  return JSON.parse(text.replace(LITERAL, (part) => WORDS[part] ?? quoted(part)));
}

export class BoardLink {
  // Opening interrupts whatever runs on the board.
  static async open(wire, seconds = SECONDS_TO_INTERRUPT) {
    const link = new BoardLink(wire);
    await link.interrupt(seconds);
    return link;
  }

  constructor(wire) {
    this.wire = wire;
  }

  // A Ctrl-C during a timer's callback ends only that; the program goes on and needs another one.
  async interrupt(seconds = SECONDS_TO_INTERRUPT) {
    for (const each of seconds) {
      this.wire.received = '';
      await this.wire.send('\r\x03');
      await this.wire.send('\r\x01');
      // A slow board answers each attempt, so a unique word marks the end of its late answers.
      const word = `answer${Math.random()}`;
      await this.wire.send(`print('${word}')\x04`);
      if (await this.wire.until(`${word}\r\n\x04\x04`, each, true) !== null) return;
      this.wire.log(`No answer after ${each} s; it said: ${JSON.stringify(this.wire.received.slice(-200))}`);
    }
    throw new Trouble('silent');
  }

  // Returns what the code printed, as text
  async run(code) {
    await this.#start(code);
    const answer = utf8((await this.#until('\x04', SECONDS_FOR_A_STEP)).slice(0, -1)).replaceAll('\r\n', '\n');
    const error = utf8((await this.#until('\x04', SECONDS_FOR_A_STEP)).slice(0, -1)).trim();
    if (error) this.wire.log(error);
    if (error) throw new Trouble('step', error.split('\n').pop().trim());
    return answer;
  }

  async #until(end, seconds = SECONDS) {
    const taken = await this.wire.until(end, seconds);
    if (taken === null) throw new Trouble('silent');
    return taken;
  }

  // The raw paste mode: the board says how much it accepts.
  async #start(code) {
    const text = characters(new TextEncoder().encode(code));
    const more = text.length > 90 ? ` ... (${text.length} bytes)` : '';
    this.wire.log(`> ${text.slice(0, 90).trim()}${more}`.replaceAll('\n', '\n  '));
    await this.#until('>');
    await this.wire.send(PASTE);
    const answer = await this.#until(2);
    if (answer !== 'R\x01') { // MicroPython before 1.14, or not MicroPython
      if (answer !== 'R\x00') await this.#until('>');
      await this.wire.send(text + '\x04');
      if (await this.#until(2) !== 'OK') throw new Trouble('silent');
      return;
    }
    const [low, high] = bytesOf(await this.#until(2));
    const part = low + 256 * high;
    let room = part, at = 0;
    while (at < text.length) {
      while (!room || this.wire.received) {
        const sign = await this.#until(1);
        if (sign === '\x04') { // it accepts no more: its explanation follows
          await this.wire.send('\x04');
          return;
        }
        room += part;
      }
      await this.wire.send(text.slice(at, at + room));
      at += room;
      room = 0;
    }
    await this.wire.send('\x04');
    await this.#until('\x04');
  }

  // Returns the value of a Python expression: numbers, texts, lists of them, None
  async value(expression) {
    return parsed(await this.run(`print(repr(${expression}))`));
  }

  // Write a file and check it by its hash; progress(bytes done)
  async write(path, content, progress = () => {}) {
    const quoted = JSON.stringify(path);
    await this.run(`_file = open(${quoted}, 'wb')\n_put = lambda text: _file.write(binascii.a2b_base64(text)) and None`);
    for (let start = 0; start < content.length; start += BLOCK) {
      await this.run(`_put('${btoa(characters(content.subarray(start, start + BLOCK)))}')`);
      progress(Math.min(start + BLOCK, content.length));
    }
    await this.run('_file.close()');
    if (await this.value(`_found(${quoted})`) !== await digest(content)) throw new Trouble('damaged', path);
  }

  // Returns the bytes of a file, checked by the board's hash
  async read(path) {
    const quoted = JSON.stringify(path);
    const wanted = await this.value(`_found(${quoted})`);
    const block = `binascii.b2a_base64(_file.read(${BLOCK_BACK})).decode()`;
    await this.run(`_file = open(${quoted}, 'rb')\n_get = lambda: print(${block}, end='')`);
    let text = '', part;
    do {
      part = atob((await this.run('_get()')).trim());
      text += part;
    } while (part.length === BLOCK_BACK);
    await this.run('_file.close()');
    const content = bytesOf(text);
    if (await digest(content) !== wanted) throw new Trouble('damaged', path);
    return content;
  }

  // A hard reset: the handheld starts again. The connection is unusable afterwards.
  async restart() {
    await this.interrupt();
    await this.#start(`${ENDS}reset()`);
  }

  // Make the Pico show its drive, as with BOOTSEL held. The connection is unusable afterwards.
  async showDrive() {
    await this.#start(`${ENDS}bootloader()`);
  }
}

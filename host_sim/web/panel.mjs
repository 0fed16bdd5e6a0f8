// The panel: an ST7789 as far as the firmware uses it, and the picture on its glass. host_sim/st7789_model.py is the
// model that reports what a real one would not forgive.

const MEMORY_COLUMNS = 240, MEMORY_ROWS = 320;
const MIRROR_Y = 0x80, MIRROR_X = 0x40, EXCHANGE = 0x20;
const SLEEP_IN = 0x10, SLEEP_OUT = 0x11, INVERT_OFF = 0x20, INVERT_ON = 0x21, DISPLAY_OFF = 0x28, DISPLAY_ON = 0x29;
const COLUMNS = 0x2a, ROWS = 0x2b, WRITE = 0x2c, MEMORY_ACCESS = 0x36;
const FIVE_BITS = Uint8Array.from({ length: 32 }, (_, value) => (value * 255 / 31) | 0);
const SIX_BITS = Uint8Array.from({ length: 64 }, (_, value) => (value * 255 / 63) | 0);

// Returns how addresses map to memory, which is stored column by column: [origin, step of a column, step of a row].
function addressing(access) {
  const column = access & MIRROR_X ? -MEMORY_ROWS : MEMORY_ROWS, row = access & MIRROR_Y ? -1 : 1;
  const origin = (access & MIRROR_X ? (MEMORY_COLUMNS - 1) * MEMORY_ROWS : 0) + (access & MIRROR_Y ? MEMORY_ROWS - 1 : 0);
  return access & EXCHANGE ? [origin, row, column] : [origin, column, row];
}

export class Panel {
  // board: one of boards.json
  constructor(board) {
    this.board = board;
    this.memory = new Uint16Array(MEMORY_COLUMNS * MEMORY_ROWS);
    this.reset();
    this.changed = false; // since it was last set to false
    this.lastByteAt = 0; // ms
  }

  reset() {
    this.access = 0;
    this.command = 0;
    this.parameters = [];
    this.columns = [0, MEMORY_COLUMNS - 1];
    this.rows = [0, MEMORY_ROWS - 1];
    this.position = 0; // pixels since the last WRITE
    this.asleep = true;
    this.on = false;
    this.negative = false;
    this.changed = true;
  }

  // Takes bytes from the wire; isData: the level of the D/C line; now: ms
  receive(isData, bytes, now) {
    this.lastByteAt = now;
    if (!isData) {
      for (const byte of bytes) this.#start(byte);
    } else if (this.command === WRITE) {
      this.#pixels(bytes);
    } else {
      this.parameters.push(...bytes);
      this.#parameters(this.parameters);
    }
  }

  #start(command) {
    this.command = command;
    this.parameters = [];
    if (command === WRITE) this.position = 0;
    else if (command === SLEEP_IN || command === SLEEP_OUT) this.asleep = command === SLEEP_IN;
    else if (command === INVERT_OFF || command === INVERT_ON) this.negative = command === INVERT_ON;
    else if (command === DISPLAY_OFF || command === DISPLAY_ON) this.on = command === DISPLAY_ON;
    else return;
    this.changed = true;
  }

  #parameters([first, second, third, fourth]) {
    const ends = [first << 8 | second, third << 8 | fourth];
    if (this.command === MEMORY_ACCESS) this.access = first;
    else if (fourth === undefined) return;
    else if (this.command === COLUMNS) this.columns = ends;
    else if (this.command === ROWS) this.rows = ends;
  }

  // Whole pixels, RGB565, high byte first
  #pixels(bytes) {
    const [origin, columnStep, rowStep] = addressing(this.access);
    const width = this.columns[1] - this.columns[0] + 1, height = this.rows[1] - this.rows[0] + 1;
    const start = origin + this.columns[0] * columnStep + this.rows[0] * rowStep;
    let column = this.position % width, row = ((this.position - column) / width) % height;
    let at = start + column * columnStep + row * rowStep;
    const { memory } = this;
    for (let index = 0; index + 1 < bytes.length; index += 2) {
      memory[at] = bytes[index] << 8 | bytes[index + 1];
      at += columnStep;
      if (++column === width) {
        column = 0;
        if (++row === height) row = 0;
        at = start + row * rowStep;
      }
    }
    this.position += bytes.length >> 1;
    this.changed = true;
  }

  // True while its holder has turned the board by 180 degrees.
  get turned() {
    return ((this.access ^ this.board.access) & (MIRROR_X | MIRROR_Y | EXCHANGE)) === (MIRROR_X | MIRROR_Y);
  }

  // Returns what the holder sees, as a Uint16Array of RGB565, row by row; black while it sleeps
  pixels() {
    const { width, height, access, offset: [left, top], inverted } = this.board;
    const seen = new Uint16Array(width * height);
    if (this.asleep || !this.on) return seen;
    const [origin, columnStep, rowStep] = addressing(access);
    const flip = this.negative === inverted ? 0 : 0xffff;
    let index = 0;
    for (let y = 0; y < height; y++) {
      let at = origin + left * columnStep + (top + y) * rowStep;
      for (let x = 0; x < width; x++, at += columnStep) seen[index++] = this.memory[at] ^ flip;
    }
    return this.turned ? seen.reverse() : seen;
  }

  // Writes the same as RGBA into a canvas's Uint32Array
  paint(image) {
    this.pixels().forEach((value, index) => {
      image[index] = 0xff000000 | FIVE_BITS[value & 31] << 16 | SIX_BITS[value >> 5 & 63] << 8 | FIVE_BITS[value >> 11];
    });
  }
}

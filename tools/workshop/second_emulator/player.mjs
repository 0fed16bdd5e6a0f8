// A Pico in the emulator rp2040js that stops with a fault where a chip does: node player.mjs RP2040JS FOLDER WIRES
// RP2040JS: folder of the npm package. FOLDER: holds flash.bin, and boot_rom.bin. WIRES: what is connected, as JSON.
// One request a line on standard input, a list: ["run", MS], ["contact", PIN, LEVEL, US], ["flash"], which writes the
// flash to its file. One line of JSON is the reply. tools/workshop/second_emulator/handheld.py starts it.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';

const [library, folder, wires] = process.argv.slice(2);
const { GPIOPinState, RP2040 } = await import(pathToFileURL(path.join(library, 'dist', 'esm', 'index.js')).href);

const FLASH = 0x10000000, FLASH_END = 0x14000000, RAM = 0x20000000, RAM_END = 0x20042000, USB = 0x50100, USB_END = 0x50101000;
const FLASH_INTERFACE_ON = 0x18000008, NANOS = 8, SECTOR = 4096, PAGE = 256;
const ERASED_IN = 45e6, PROGRAMMED_IN = 0.7e6; // nanoseconds, W25Q16JV data sheet: typical
const RING_OSCILLATOR = 0x40060, RANDOM_BIT = 0x1c, WATCHDOG = 0x40058;
const USB_POWER = 24, SUPPLY_CHANNEL = 3, SUPPLY_OF_5_V = 2068, PWM = 4;

class Fault extends Error {
  constructor(what, address) {
    super(what);
    this.address = address;
  }
}

// Data sheet of the RP2040, 2.2 (address map) and 2.4.1.3; ARMv6-M manual, A3.2.1: no unaligned access.
class StrictChip extends RP2040 {
  flashIsOff = false;
  size = FLASH_END - FLASH;

  isThere(address) {
    const top = address >>> 28;
    if (top === 2) return address < RAM_END;
    if (top === 1 && address < FLASH_END) return !this.flashIsOff && (address & 0xffffff) < this.size;
    if (top === 0) return address < 0x4000;
    if (top === 13) return address < 0xd0000200;
    if (top === 14) return address >>> 16 === 0xe000;
    return address >>> 12 === USB || this.findPeripheral(address) !== undefined;
  }

  check(what, address, size, write) {
    if (address & (size - 1)) throw new Fault(`${what} ${size} bytes at an address that is no multiple of ${size}`, address);
    if (!this.isThere(address)) {
      const off = this.flashIsOff && address >= FLASH && address < FLASH_END;
      throw new Fault(`${what} ${off ? 'flash while it is being written' : 'an address where nothing is'}`, address);
    }
    if (write && address < FLASH_END) throw new Fault('writes to an address of the flash or the boot ROM', address);
    return address;
  }

  readUint32(address) { return super.readUint32(this.check('reads', address >>> 0, 4, false)); }
  readUint16(address) {
    // Each instruction is read by this, most of them from flash: the quick way.
    if (address - FLASH < this.size && address >= FLASH && !this.flashIsOff && !(address & 1))
      return this.flash16[(address - FLASH) >>> 1];
    return super.readUint16(this.check('reads', address >>> 0, 2, false));
  }
  readUint8(address) { return super.readUint8(this.check('reads', address >>> 0, 1, false)); }
  writeUint32(address, value) {
    if (address >= RAM && address < RAM_END && !(address & 3)) {
      this.sramView.setUint32(address - RAM, value, true);
      return;
    }
    super.writeUint32(this.check('writes', address >>> 0, 4, true), value);
    if (address === FLASH_INTERFACE_ON && value & 1) this.flashIsOff = false;
  }
  writeUint16(address, value) { super.writeUint16(this.check('writes', address >>> 0, 2, true), value); }
  writeUint8(address, value) { super.writeUint8(this.check('writes', address >>> 0, 1, true), value); }
}

class Pico {
  constructor(flash, bootRom, wired) {
    this.chip = new StrictChip();
    this.core = this.chip.core;
    this.clock = this.chip.clock;
    this.chip.logger = { debug() {}, info() {}, warn: (name) => this.warned(name), error() {} };
    this.chip.loadBootrom(bootRom);
    this.chip.flash.set(flash);
    this.chip.size = flash.length;
    this.chip.onBreak = () => { throw new Fault('stops at a breakpoint, as a panic does', this.core.PC - 2); };
    this.chip.peripherals[WATCHDOG].onWatchdogTrigger = () => { throw new Fault('restarts the chip', this.core.PC - 2); };
    let bits = 2040; // Park and Miller's generator: the chip's random bits, the same in each run
    this.chip.peripherals[RING_OSCILLATOR] = {
      readUint32: (offset) => (offset === RANDOM_BIT ? (bits = (bits * 48271) % 2147483647) >> 8 & 1 : 0),
      writeUint32Atomic() {},
    };
    const jump = this.core.BXWritePC.bind(this.core);
    this.core.BXWritePC = (to) => {
      if (!(to & 1)) throw new Fault('jumps to an address without the Thumb bit', to >>> 0);
      jump(to);
    };
    this.inBootRom = new Map();
    if (bootRom.some(Boolean)) this.hookBootRom();
    for (const pin of [...wired.keys, USB_POWER]) this.chip.gpio[pin].setInputValue(true);
    this.chip.adc.channelValues[SUPPLY_CHANNEL] = SUPPLY_OF_5_V;
    this.core.PC = FLASH;
    this.wire(wired);
    this.last = this.busy = this.looks = 0;
    const look = this.clock.createAlarm(() => {
      this.looks = this.core.waiting ? 0 : this.looks + 1;
      if (this.looks >= 3) this.busy = this.clock.nanos;
      look.schedule(1e6);
    });
    look.schedule(1e6);
  }

  warned(name) {
    if (name === 'CortexM0Core') throw new Fault('meets what is no instruction', this.core.PC - 2);
  }

  // The boot ROM's functions that write flash act on it directly: the commands on the wire to it are not emulated.
  hookBootRom() {
    const { chip, clock } = this;
    const range = (from, length, unit) => {
      if (from % unit || length % unit || from + length > chip.size)
        throw new Fault(`writes ${length} bytes of flash, which are no whole ${unit} inside of it, from`, from);
    };
    const functions = {
      IF() {},
      EX() { chip.flashIsOff = true; },
      RE([from, length]) {
        range(from, length, SECTOR);
        chip.flash.fill(255, from, from + length);
        clock.tick((length / SECTOR) * ERASED_IN);
      },
      RP([from, source, length]) {
        range(from, length, PAGE);
        for (let at = 0; at < length; at++) chip.flash[from + at] &= chip.readUint8(source + at);
        clock.tick((length / PAGE) * PROGRAMMED_IN);
      },
      FC() {},
      CX() { chip.flashIsOff = false; },
    };
    for (let at = chip.readUint16(0x14); chip.readUint16(at); at += 4) {
      const code = String.fromCharCode(chip.readUint8(at), chip.readUint8(at + 1));
      if (code in functions) this.inBootRom.set(chip.readUint16(at + 2) & ~1, functions[code]);
    }
  }

  wire({ spi, select, mode, reset, light }) {
    const { chip, clock } = this, block = chip.spi[spi], pins = chip.gpio;
    this.light = light;
    this.sent = 0;
    this.events = [];
    block.onTransmit = (value) => {
      const deaf = select !== null && pins[select].value === GPIOPinState.High;
      const kind = deaf ? 'deaf' : pins[mode].value === GPIOPinState.High ? 'data' : 'command';
      let event = this.events.at(-1);
      if (kind !== 'data' || event?.[0] !== kind) this.events.push(event = [kind, clock.nanos / 1000, []]);
      event[2].push(value & 255);
      this.sent++;
      this.last = clock.nanos;
      block.completeTransmit(0); // the wire takes no time here
    };
    if (reset !== null)
      pins[reset].addListener((level) => level === GPIOPinState.Low && this.events.push(['reset', clock.nanos / 1000, []]));
  }

  contact(pin, level, delay) {
    const change = () => this.chip.gpio[pin].setInputValue(level === 1);
    if (delay) this.clock.createAlarm(change).schedule(delay * 1000);
    else change();
  }

  // The share of time for which the light's pin is high.
  brightness() {
    const pin = this.chip.gpio[this.light];
    if (pin.functionSelect !== PWM) return pin.outputEnable && pin.outputValue ? 1 : 0;
    const channel = this.chip.pwm.channels[(this.light >> 1) & 7];
    const compare = this.light & 1 ? channel.cc >>> 16 : channel.cc & 0xffff;
    return channel.csr & 1 ? Math.min(1, compare / (channel.top + 1)) : 0;
  }

  run(milliseconds) {
    const { core, clock } = this, end = clock.nanos + milliseconds * 1e6;
    while (clock.nanos < end) {
      if (core.waiting) {
        clock.tick(Math.max(0, Math.min(clock.nanosToNextAlarm, end - clock.nanos)));
        continue;
      }
      const hook = core.PC < 0x4000 && this.inBootRom.get(core.PC);
      if (hook) {
        hook(core.registers);
        core.PC = core.LR & ~1;
      }
      clock.tick(core.executeInstruction() * NANOS);
    }
  }
}

const words = fs.readFileSync(path.join(folder, 'boot_rom.bin'));
const flashFile = path.join(folder, 'flash.bin');
const pico = new Pico(
  fs.readFileSync(flashFile),
  new Uint32Array(words.buffer, words.byteOffset, words.length / 4),
  JSON.parse(wires),
);
const actions = {
  run: (milliseconds) => pico.run(milliseconds),
  contact: (pin, level, delay) => pico.contact(pin, level, delay),
  flash: () => fs.writeFileSync(flashFile, pico.chip.flash.subarray(0, pico.chip.size)),
};
for await (const line of readline.createInterface({ input: process.stdin })) {
  const [action, ...values] = JSON.parse(line);
  let fault = null;
  try {
    actions[action](...values);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const pc = error.address === pico.core.PC ? error.address : pico.core.PC - 2;
    const who = error.stack.includes('RPDMAChannel') ? 'the DMA' : 'the program';
    fault = { who, what: error.message, address: error.address, pc };
  }
  const { user, system } = process.cpuUsage();
  const events = pico.events.splice(0).map(([kind, at, bytes]) => [kind, at, Buffer.from(bytes).toString('base64')]);
  const { last, busy, sent } = pico;
  const reply = { fault, nanos: pico.clock.nanos, last, busy, sent, light: pico.brightness(), cpu: user + system, events };
  process.stdout.write(JSON.stringify(reply) + '\n');
}

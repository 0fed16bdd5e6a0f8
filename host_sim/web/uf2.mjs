// The device file for one display: the file for every display, plus the sector of the flash that names it. Identical
// byte for byte to the output of tools/device/board_sector.py and tools/device/device_file.py.
import { Refused, joined } from './backup.mjs';
import { crc32 } from './crc32.mjs';
import { t } from './texts.mjs';

const BLOCK = 512, DATA = 32, PAGE = 256, SECTOR = 4096; // bytes
const ADDRESS = 12, NUMBER = 20, COUNT = 24, FAMILY = 28; // offsets in a block
const ABSOLUTE = 0xe48bff57; // the family of the block for erratum RP2350-E10
const PLACE = 0x1013f000; // address of the sector for the processor

// board: its id; settings: the bytes of a breadboard's board_settings.txt. Throws Refused if they are too long.
export function boardSector(board, settings = new Uint8Array(0)) {
  const text = joined([new TextEncoder().encode(`${board}\n`), settings]);
  const sum = crc32(text).toString(16).padStart(8, '0');
  const line = new TextEncoder().encode(`tableside board ${text.length} ${sum}\n`);
  const sector = new Uint8Array(SECTOR).fill(0xff), over = line.length + text.length - SECTOR;
  if (over > 0) {
    throw new Refused(t('The settings of the breadboard are {0} bytes too long. Leave out some of the lines that explain.', over));
  }
  sector.set(line);
  sector.set(text, line.length);
  return sector;
}

// The sector's blocks are before the last block of each chip, the page from which a chip starts: an interrupted copy
// leaves a Pico that shows its drive again.
export function withSector(file, sector) {
  const read = new DataView(file.buffer, file.byteOffset, file.length), pages = SECTOR / PAGE;
  const ends = new Map(); // family -> places of its last two blocks
  for (let at = 0; at < file.length; at += BLOCK) {
    const family = read.getUint32(at + FAMILY, true);
    if (family !== ABSOLUTE) ends.set(family, [ends.get(family)?.[1], at]);
  }
  const made = new Uint8Array(file.length + ends.size * pages * BLOCK), write = new DataView(made.buffer);
  let end = 0;
  for (let at = 0; at < file.length; at += BLOCK) {
    const family = read.getUint32(at + FAMILY, true), count = read.getUint32(at + COUNT, true);
    const put = () => {
      made.set(file.subarray(at, at + BLOCK), end);
      if (ends.has(family)) write.setUint32(end + COUNT, count + pages, true);
      end += BLOCK;
    };
    put();
    if (ends.get(family)?.[0] !== at) continue;
    for (let page = 0; page < pages; page++) {
      const start = end;
      put();
      write.setUint32(start + ADDRESS, PLACE + page * PAGE, true);
      write.setUint32(start + NUMBER, count + page, true);
      made.set(sector.subarray(page * PAGE, (page + 1) * PAGE), start + DATA);
    }
  }
  return made;
}

import { expand } from './lzma.mjs';

// The files in firmware.bin, [[path, Uint8Array]], in the format of tools/device/web/bundle.py. A phone decodes eleven
// thousand names before it shows anything, so the code copies bytes and makes no list.
export function unpack(bundle) {
  const whole = expand(new Uint8Array(bundle, 4), new DataView(bundle).getUint32(0));
  const text = (bytes) => new TextDecoder().decode(bytes);
  const length = new DataView(whole.buffer).getUint32(0);
  const { head, tables, names, unpacked, modules, files } = JSON.parse(text(whole.subarray(4, 4 + length)));
  const made = new Uint8Array(unpacked), spelled = [], entries = [];
  let end = 0, next = 0, at = 4 + length;
  let constants = at + tables + names, code = constants + modules.reduce((sum, [size]) => sum + size, 0);
  for (let start = at + tables, stop; start < at + tables + names; start = stop + 1) {
    stop = whole.indexOf(0, start);
    const name = whole.subarray(start, stop).map((byte) => (byte < 255 ? byte : 0)), twice = name.length * 2;
    spelled.push(name);
    entries.push(Uint8Array.of(...(twice > 127 ? [twice >> 7 | 128, twice & 127] : [twice]), ...name, 0));
  }
  const put = (bytes) => {
    made.set(bytes, end);
    end += bytes.length;
  };
  const number = () => {
    let value = 0, byte;
    do {
      byte = whole[at++];
      value = value << 7 | byte & 127;
    } while (byte > 127);
    return value;
  };
  const found = modules.map(([constantBytes, codeBytes]) => {
    const start = end, table = at;
    let count = number(), source = null;
    number();
    put(head);
    put(whole.subarray(table, at));
    for (; count; count--) {
      const before = at, value = number(), name = value & 1 ? -1 : value ? value / 2 - 1 : next++;
      put(name < 0 ? whole.subarray(before, at) : entries[name]);
      source ??= spelled[name];
    }
    put(whole.subarray(constants, constants += constantBytes));
    put(whole.subarray(code, code += codeBytes));
    return [`/${text(source).replace(/\.py$/, '.mpy')}`, made.subarray(start, end)];
  });
  return [...found, ...files.map(([path, size]) => [path, whole.subarray(code, code += size)])];
}

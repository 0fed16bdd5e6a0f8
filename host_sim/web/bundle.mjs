import { expand } from './lzma.mjs';

// The files in firmware.bin, [[path, Uint8Array]], in the format of tools/device/web/bundle.py. A phone decodes eleven
// thousand names before it shows anything, so the code copies bytes and makes no list.
export function unpack(bundle) {
  const whole = expand(new Uint8Array(bundle, 4), new DataView(bundle).getUint32(0));
  const length = new DataView(whole.buffer).getUint32(0);
  const { head, names, tables, unpacked, modules, files } = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)));
  const entries = names.map((name) => {
    const text = new TextEncoder().encode(name), twice = text.length * 2;
    return Uint8Array.of(...(twice > 127 ? [twice >> 7 | 128, twice & 127] : [twice]), ...text, 0);
  });
  const made = new Uint8Array(unpacked);
  let end = 0, next = 0, at = 4 + length;
  let constants = at + tables, code = constants + modules.reduce((sum, [, size]) => sum + size, 0);
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
  const found = modules.map(([path, constantBytes, codeBytes]) => {
    const start = end, table = at;
    let count = number();
    number();
    put(head);
    put(whole.subarray(table, at));
    for (; count; count--) {
      const before = at, value = number();
      put(value & 1 ? whole.subarray(before, at) : entries[value ? value / 2 - 1 : next++]);
    }
    put(whole.subarray(constants, constants += constantBytes));
    put(whole.subarray(code, code += codeBytes));
    return [path, made.subarray(start, end)];
  });
  return [...found, ...files.map(([path, size]) => [path, whole.subarray(code, code += size)])];
}

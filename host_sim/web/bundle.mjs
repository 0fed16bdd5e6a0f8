// The files in firmware.bin, as tools/web/bundle.py puts them together, which tells how: [[path, Uint8Array]]
export function unpack(bundle) {
  const whole = new Uint8Array(bundle), length = new DataView(bundle).getUint32(0);
  const { head, names, modules, files } = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)));
  const texts = names.map((name) => new TextEncoder().encode(name));
  let at = 4 + length, next = 0;
  const take = (count) => whole.subarray(at, at += count);
  const number = () => {
    let value = 0, byte;
    do {
      byte = whole[at++];
      value = value << 7 | byte & 127;
    } while (byte > 127);
    return value;
  };
  const written = (value) => (value > 127 ? [...written(value >> 7).map((byte) => byte | 128), value & 127] : [value]);
  const tables = modules.map(() => {
    let count = number();
    const table = [...head, ...written(count), ...written(number())];
    for (; count; count--) {
      const code = number();
      const text = texts[code ? code / 2 - 1 : next++];
      table.push(...(code & 1 ? written(code) : [...written(text.length * 2), ...text, 0]));
    }
    return table;
  });
  const constants = modules.map(([, size]) => take(size));
  const made = modules.map(([path, , size], place) => {
    const parts = [tables[place], constants[place], take(size)];
    const module = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    parts.reduce((start, part) => (module.set(part, start), start + part.length), 0);
    return [path, module];
  });
  return [...made, ...files.map(([path, size]) => [path, take(size)])];
}

// Expands what tools/device/web/bundle.py compresses: raw LZMA1 with lc = 3, lp = 0, pb = 0, which has an eighth less
// bytes than the gzip of web servers. Names as in "LZMA specification" by Igor Pavlov.
const IS_MATCH = 0, IS_REP = 12, IS_REP_0 = 24, IS_REP_1 = 36, IS_REP_2 = 48, IS_REP_0_LONG = 60, SLOTS = 72, SPECIAL = 328;
const ALIGN = 443, LENGTH = 459, REP_LENGTH = 733, LITERALS = 1007, ALL = LITERALS + (0x300 << 3);
const FIRST_BYTES = 5; // of the range coder

// Returns `size` bytes as a Uint8Array. packed: Uint8Array
export function expand(packed, size) {
  const made = new Uint8Array(size), odds = new Uint16Array(ALL).fill(1024);
  const range = Uint32Array.of(0xffffffff, 0); // its width, and the code in it
  let at = FIRST_BYTES, end = 0, state = 0, reps = [0, 0, 0, 0];
  for (const byte of packed.subarray(0, FIRST_BYTES)) range[1] = range[1] << 8 | byte;

  const normalise = () => {
    if (range[0] >= 0x1000000) return;
    range[0] <<= 8;
    range[1] = range[1] << 8 | packed[at++];
  };
  const bit = (index) => {
    const odd = odds[index], bound = (range[0] >>> 11) * odd, found = range[1] < bound ? 0 : 1;
    if (found) {
      range[0] -= bound;
      range[1] -= bound;
      odds[index] = odd - (odd >> 5);
    } else {
      range[0] = bound;
      odds[index] = odd + (2048 - odd >> 5);
    }
    normalise();
    return found;
  };
  const tree = (base, bits) => {
    let node = 1;
    for (let count = bits; count; count--) node = node << 1 | bit(base + node);
    return node - (1 << bits);
  };
  const reversed = (base, bits) => {
    let node = 1, value = 0;
    for (let place = 0; place < bits; place++) {
      const found = bit(base + node);
      node = node << 1 | found;
      value |= found << place;
    }
    return value;
  };
  const direct = (bits) => {
    let value = 0;
    for (let count = bits; count; count--) {
      range[0] >>>= 1;
      const found = range[1] < range[0] ? 0 : 1;
      if (found) range[1] -= range[0];
      value = value << 1 | found;
      normalise();
    }
    return value;
  };
  const length = (base) => {
    if (!bit(base)) return 2 + tree(base + 2, 3);
    return bit(base + 1) ? 18 + tree(base + 18, 8) : 10 + tree(base + 10, 3);
  };
  const distance = (size) => {
    const slot = tree(SLOTS + 64 * Math.min(size - 2, 3), 6), bits = (slot >> 1) - 1;
    if (slot < 4) return slot;
    const start = (2 | slot & 1) << bits;
    if (slot < 14) return start + reversed(SPECIAL + start - slot, bits);
    return start + (direct(bits - 4) << 4) + reversed(ALIGN, 4);
  };
  const literal = () => {
    const base = LITERALS + 0x300 * (end ? made[end - 1] >> 5 : 0);
    let symbol = 1;
    if (state > 6) {
      for (let matched = made[end - reps[0] - 1] | 0x100, same = true; same && symbol < 0x100;) {
        const wanted = (matched <<= 1) >> 8 & 1, found = bit(base + (1 + wanted << 8) + symbol);
        symbol = symbol << 1 | found;
        same = wanted === found;
      }
    }
    while (symbol < 0x100) symbol = symbol << 1 | bit(base + symbol);
    made[end++] = symbol;
    state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
  };
  const copy = (size) => {
    for (let count = Math.min(size, made.length - end); count; count--, end++) made[end] = made[end - reps[0] - 1];
  };
  const repeated = () => {
    if (!bit(IS_REP_0 + state)) {
      const long = bit(IS_REP_0_LONG + state), size = long ? length(REP_LENGTH) : 1;
      state = state < 7 ? long ? 8 : 9 : 11;
      return size;
    }
    const which = bit(IS_REP_1 + state) ? 2 + bit(IS_REP_2 + state) : 1;
    reps = [reps[which], ...reps.filter((_, index) => index !== which)];
    state = state < 7 ? 8 : 11;
    return length(REP_LENGTH);
  };
  const match = () => {
    const size = length(LENGTH);
    reps = [distance(size), ...reps.slice(0, 3)];
    state = state < 7 ? 7 : 10;
    return size;
  };

  while (end < made.length) {
    if (!bit(IS_MATCH + state)) literal();
    else copy(bit(IS_REP + state) ? repeated() : match());
  }
  return made;
}

// Check of a game's dice with WebCrypto only, without the rules: docs/check-the-dice.md. Runs in a browser and in node.
import { t } from './texts.mjs';

const FACES = 6;

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (digits) => parseInt(digits, 16));
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

class Stream {
  constructor(seed) {
    this.seed = seed;
    this.block = [];
    this.blocks = 0;
  }

  // Returns a number from 0 to limit - 1
  async below(limit) {
    for (;;) {
      if (!this.block.length) {
        const source = new Uint8Array(this.seed.length + 4);
        source.set(this.seed);
        new DataView(source.buffer).setUint32(this.seed.length, this.blocks++);
        this.block = [...await sha256(source)];
      }
      const byte = this.block.shift();
      if (byte < 256 - 256 % limit) return byte % limit;
    }
  }
}

// Returns {fingerprint, rolls, wrong: null or what does not follow from the seed}. record: the text of a whole record
export async function checkDice(record) {
  const [setup, ...values] = record.trim().split('\n').map((line) => JSON.parse(line.slice(9)));
  const seed = bytesOf(setup.seed), stream = new Stream(seed);
  const fingerprint = hexOf(await sha256(seed));
  const found = (rolls, wrong) => ({ fingerprint, rolls, wrong });
  if (setup.drawn && await stream.below(setup.players.length) !== setup.first) return found(0, t('Who starts does not follow from the seed.'));
  const deal = setup.deal.map((_card, at) => at);
  for (let last = deal.length - 1; last > 0; last--) {
    const other = await stream.below(last + 1);
    [deal[last], deal[other]] = [deal[other], deal[last]];
  }
  if (deal.some((card, at) => card !== setup.deal[at])) return found(0, t('The deal does not follow from the seed.'));
  let rolls = 0;
  if (setup.dice !== 'device') return found(rolls, null);
  for (const { dice } of values) {
    if (!dice) continue;
    rolls++;
    for (const die of dice) if (1 + await stream.below(FACES) !== die) return found(rolls, t('Roll {0} does not follow from the seed.', rolls));
  }
  return found(rolls, null);
}

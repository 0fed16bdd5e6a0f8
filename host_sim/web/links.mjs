// The links of a game that is over, as firmware/sharing/links.py writes them. Runs in a browser and in node.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:';
const BASE = LETTERS.length;
const END = 'E';
export const RESULT = 'R', GAME = 'G';
const FINGERPRINT_BYTES = 8;
const MOST_BYTES = 65536; // of a record: nobody makes the page unpack more

export class BadLink extends Error {}

export function inLetters(bytes) {
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const number = bytes[at] << 8 | bytes[at + 1];
    text += LETTERS[Math.floor(number / BASE / BASE)] + LETTERS[Math.floor(number / BASE) % BASE] + LETTERS[number % BASE];
  }
  if (bytes.length % 2) text += LETTERS[Math.floor(bytes.at(-1) / BASE)] + LETTERS[bytes.at(-1) % BASE];
  return text;
}

function fromLetters(text) {
  const bytes = [];
  for (let at = 0; at < text.length; at += 3) {
    const values = [...text.slice(at, at + 3)].map((letter) => LETTERS.indexOf(letter));
    const number = values.reduce((sum, value) => sum * BASE + value, 0), count = values.length - 1;
    if (values.includes(-1) || !count || number >= 256 ** count) throw new BadLink('This link is damaged.');
    if (count === 2) bytes.push(number >> 8);
    bytes.push(number & 255);
  }
  return new Uint8Array(bytes);
}

const through = async (bytes, stream) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    if ((size += chunk.length) > MOST_BYTES) throw new BadLink('This link is too long for a game.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

// The fragment of a link to a whole game; record: what browser.shareable() gives
export async function gameLink(record) {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return '#' + GAME + inLetters(packed) + END;
}

// {kind, and for RESULT fingerprint (hex digits), game and players [{name, names, score, winner}], a team as one of several
// names; for GAME record}. null when the
// fragment is none of a shared game. Throws BadLink.
export async function read(fragment) {
  const kind = fragment[1];
  if (fragment[0] !== '#' || ![RESULT, GAME].includes(kind)) return null;
  if (!fragment.endsWith(END)) throw new BadLink('The end of this link is missing.');
  const bytes = fromLetters(fragment.slice(2, -1));
  if (kind === RESULT) return { kind, ...result(bytes) };
  try {
    return { kind, record: new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'))) };
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('This link is damaged.');
  }
}

function result(bytes) {
  const fingerprint = [...bytes.slice(0, FINGERPRINT_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const [game, ...lines] = new TextDecoder().decode(bytes.slice(FINGERPRINT_BYTES)).split('\n');
  const players = lines.map((line) => /^(-?\d*)(!?) (.+)$/.exec(line));
  if (bytes.length <= FINGERPRINT_BYTES || !players.length || players.includes(null)) throw new BadLink('This link is damaged.');
  return {
    fingerprint,
    game,
    players: players.map(([, score, winner, name]) => ({
      name: name.replaceAll('\t', ' and '), names: name.split('\t'), score: score === '' ? null : Number(score), winner: winner === '!',
    })),
  };
}

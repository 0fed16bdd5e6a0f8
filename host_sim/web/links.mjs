// Links of a finished game, in the format of firmware/sharing/links.py. Runs in a browser and in node.
import { crc32 } from './crc32.mjs';
import { readings } from './link_text.mjs';
import { t } from './texts.mjs';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:';
const BASE = LETTERS.length;
const END = 'E';
export const RESULT = 'S', GAME = 'W';
const SUM_BYTES = 4, SUMMED = 0x2144df1c; // the CRC-32 of any bytes followed by their own CRC-32
const FINGERPRINT_BYTES = 8;
const MOST_BYTES = 65536; // of a record: limits what the page unpacks
const MOST_LETTERS = 65536; // of an address
const MOST_BEGINNINGS = 100; // to try: each reads all following letters

export class BadLink extends Error {}

const damaged = () => new BadLink(t('This link is damaged: a part of it is missing or was changed.'));
const tooLong = () => new BadLink(t('This link is too long for a game.'));

function inLetters(bytes) {
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const number = bytes[at] << 8 | bytes[at + 1];
    text += LETTERS[Math.floor(number / BASE / BASE)] + LETTERS[Math.floor(number / BASE) % BASE] + LETTERS[number % BASE];
  }
  if (bytes.length % 2) text += LETTERS[Math.floor(bytes.at(-1) / BASE)] + LETTERS[bytes.at(-1) % BASE];
  return text;
}

// Decodes letters from a place on, up to the first END behind bytes and their CRC-32; null if there is none
function fromLetters(text, start) {
  const bytes = [];
  let sum = 0, number = 0, count = 0;
  for (let at = start; at < text.length; at++) {
    const value = LETTERS.indexOf(text[at]);
    if (value < 0) return null;
    if (text[at] === END && count !== 1 && number < 256) {
      const last = count ? [number] : [];
      if (crc32(last, sum) === SUMMED) return new Uint8Array([...bytes, ...last].slice(0, -SUM_BYTES));
    }
    number = number * BASE + value;
    if (++count < 3) continue;
    if (number > 65535) return null;
    const two = [number >> 8, number & 255];
    bytes.push(...two);
    sum = crc32(two, sum);
    number = count = 0;
  }
  return null;
}

const through = async (bytes, stream) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    if ((size += chunk.length) > MOST_BYTES) throw tooLong();
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

// Returns the fragment of a link to a whole game; record: from browser.shareable()
export async function gameLink(record) {
  const bytes = new TextEncoder().encode(record);
  if (bytes.length > MOST_BYTES) throw new BadLink(t('This game is too long for a link.'));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const sum = new Uint8Array(SUM_BYTES);
  new DataView(sum.buffer).setUint32(0, crc32(packed), true);
  return '#' + GAME + inLetters([...packed, ...sum]) + END;
}

// Returns the content of an address: {kind, and for RESULT fingerprint (hex digits), game and players [{names,
// score, winner}], a team as one with several names; for GAME record}, null if it is no shared game. Throws BadLink.
// games(): a promise of the content of games.json.
export async function read(address, games) {
  if (address.length > MOST_LETTERS) throw tooLong();
  const texts = readings(address);
  for (const text of texts) {
    const likely = [...text.matchAll(/(?<![0-9A-Z])[SW]/g)], others = [...text.matchAll(/(?<=[0-9A-Z])[SW]/g)];
    for (const { 0: kind, index } of [...likely, ...others].slice(0, MOST_BEGINNINGS)) {
      const bytes = fromLetters(text, index + 1);
      if (bytes) return opened(kind, bytes, games);
    }
  }
  const [, letters, behind] = /#[^A-Z0-9]*[SW]([0-9A-Z$+\-/:]*)(.*)/s.exec(texts[0]) ?? [];
  if (letters === undefined) {
    if (/#[0-9A-Z$+\-/:]{20,}E[^0-9A-Z]*$/.test(texts[0])) throw new BadLink(t('The beginning of this link is missing.'));
    return null;
  }
  throw letters.endsWith(END) || /[0-9A-Z]/.test(behind) ? damaged() : new BadLink(t('The end of this link is missing.'));
}

async function opened(kind, bytes, games) {
  const known = kind === RESULT && await games();
  try {
    if (known) return { kind, ...result(bytes, known) };
    const record = await through(bytes, new DecompressionStream('deflate-raw'));
    return { kind, record: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(record) };
  } catch (error) {
    throw error instanceof BadLink ? error : damaged();
  }
}

// Like check_name of the rules: 1 to 12 characters, no control characters, not only blanks
const isName = (name) => [...name].length <= 12 && !/[\0-\x1f]/.test(name) && /[^\s\u0085]|\ufeff/.test(name);

function result(bytes, games) {
  const fingerprint = [...bytes.slice(0, FINGERPRINT_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.slice(FINGERPRINT_BYTES));
  const [game, ...lines] = text.split('\n');
  const [, fewest, most] = Object.hasOwn(games, game) ? games[game] : [];
  if (lines.length > most) throw damaged();
  const players = lines.map((line) => /^(|0|-?[1-9]\d{0,5})(!?) ([^]+)$/.exec(line));
  const names = players.flatMap((player) => player?.[3].split('\t') ?? '');
  if (!(fewest <= names.length && names.length <= most) || !names.every(isName)) throw damaged();
  return {
    fingerprint,
    game,
    players: players.map(([, score, winner, name]) => ({
      names: name.split('\t'), score: score === '' ? null : Number(score), winner: winner === '!',
    })),
  };
}

// The view of a link to a finished game: its result, the check of its dice, and exports.
import { checkDice } from './dice_check.mjs';
import { GAME } from './links.mjs';
import { isolated } from './names.mjs';
import { inList, later, parts, spoken, t, tn } from './texts.mjs';

function made(name, text, more = {}) {
  const element = Object.assign(document.createElement(name), more);
  element.textContent = text;
  return element;
}

const two = (number) => String(number).padStart(2, '0');
const day = (now) => [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');

// Texts and elements, for append()
function headline(players) {
  const won = players.filter(({ winner }) => winner), winners = won.map(({ name }) => isolated(name));
  if (players.length === 1) return parts('{0}: {1}', isolated(players[0].name), players[0].score ?? t('no score'));
  if (!winners.length) return [t('Nobody wins')];
  const named = document.createElement('span');
  named.append(...inList(winners));
  if (won.length > 1) return parts('{0} share the win', named);
  return won[0].names.length > 1 ? parts('{0} win', named) : parts('{0} wins', named);
}

// Spreadsheets take a text with such a beginning for a formula, some even after spaces.
const text = (value) => `"${value.replace(/^(?=\s*[=+\-@\uff0b\uff0d\uff1d\uff20])/, "'").replaceAll('"', '""')}"`;
const cell = (value) => (typeof value === 'number' ? value : text(value ?? ''));

// Where numbers have a comma, spreadsheets take a semicolon between cells.
export function csv(game, players, now) {
  const between = new Intl.NumberFormat(spoken()).format(0.5).includes(',') ? ';' : ',';
  const rows = players.map(({ name, score, winner }) => [day(now), game, name, score, winner ? t('yes') : t('no')]);
  return [[t('date'), t('game'), t('player'), t('score'), t('won')], ...rows].map((row) => row.map(cell).join(between)).join('\n') + '\n';
}

// Returns an import link of BG Stats. Stable ids let it recognise players and plays; Android refuses a player without
// `winner` or `startPlayer`.
export function bgStatsLink(game, { players, fingerprint, first = null }, now) {
  const play = {
    sourceName: 'Tableside',
    sourcePlayId: fingerprint.slice(0, 16),
    playDate: now.toISOString().slice(0, 19).replace('T', ' '),
    game: { name: game, sourceGameId: game, highestWins: true, noPoints: players.some(({ score }) => score === null) },
    players: players.flatMap(({ names, seats, score, winner }) => names.map((name, at) => ({
      name, sourcePlayerId: name, startPlayer: seats?.[at] === first, score: score === null ? '' : String(score), winner,
    }))),
  };
  return 'https://app.bgstatsapp.com/createPlay.html?data=' + encodeURIComponent(JSON.stringify(play));
}

// Returns what was checked of a whole game, and what its sender could still have changed: [right, sentences]
async function checked({ record, fingerprint, dice, drawn }) {
  const twice = Boolean(crypto.subtle); // a page over http has none
  const { rolls, wrong, fingerprint: computed } = twice ? await checkDice(record) : { wrong: null, fingerprint };
  if (wrong !== null || computed !== fingerprint) return [false, [t('The dice are not right. {0}', wrong ?? t('The seed has another fingerprint.'))]];
  const own = dice !== 'device';
  const open = [t('the names'), own && t('the dice'), !drawn && t('who started'), t('what the players chose')].filter(Boolean);
  const fair = rolls ? tn(rolls, 'The dice are right: the one roll follows from the seed, and the game keeps to its rules.',
    'The dice are right: all {0} rolls follow from the seed, and the game keeps to its rules.')
    : t('The game keeps to its rules, and what the handheld drew follows from the seed.');
  return [true, [
    !twice ? t('The handheld has played the game again from its seed, by its rules. The page itself did not check the dice: it does so only over https.')
      : own ? t('The game keeps to its rules. The players rolled their own dice, which nobody can check.') : fair,
    t('The check does not cover {0}: whoever sent the link could have changed these.', inList(open).join('')),
  ]];
}

function fold(fingerprint, whole) {
  const details = made('details', '');
  details.append(
    made('summary', whole ? t('Are these the dice of your game?') : t('Fingerprint of the dice')),
    made('p', t('Compare these digits with those that you saw under "Check the dice" while you played. If they differ, this is not your game.')),
    made('p', whole ? fingerprint : `${fingerprint} ...`, { className: 'fingerprint' }),
  );
  return details;
}

// Shows the result of links.read() above the handheld. For a whole game, open(record) opens it there and returns the
// result of browser.show_shared(); games: [name, ...] by id.
export async function showShared(place, link, games, open) {
  const whole = link.kind === GAME, now = new Date();
  const result = whole ? await open(link.record).catch(() => ({ refused: [later('The handheld cannot play it.')] })) : link;
  const section = made('section', '', { id: 'shared' });
  place.before(section);
  if (result.refused) {
    section.append(made('p', t('This link does not hold. {0}', t(...result.refused)), { role: 'alert' }));
    return;
  }
  const { fingerprint } = result, [game] = games[result.game];
  const players = result.players.map((player) => ({ ...player, name: inList(player.names).join('') }));
  if (whole) {
    const [right, sentences] = await checked(result);
    section.append(...[...sentences, ...result.fairness].map((words, at) => made('p', words, right || at ? {} : { role: 'alert' })));
  } else {
    section.append(made('p', t('Nothing of this was checked: anybody can write such a link. For the check of the dice, the sheets and the history, press ok on the handheld and read its second code.')));
  }
  const table = made('table', '');
  const caption = made('caption', ''), ended = made('span', '');
  ended.append(...headline(players));
  caption.append(...parts('{0}: {1}', t(game), ended));
  table.append(caption);
  for (const { name, score, winner } of players) {
    const row = table.insertRow();
    const head = made('th', '', { scope: 'row' });
    head.append(isolated(name));
    row.append(head, made('td', score ?? ''), made('td', winner ? t('won') : ''));
  }
  section.append(table, fold(fingerprint, whole));
  if (whole) section.append(made('p', t('Below is the handheld with this game: its sheets and its history. Nothing of it is kept.')));
  const links = made('p', '');
  const saved = new Blob(['\ufeff', csv(t(game), players, now)], { type: 'text/csv' });
  links.append(
    made('a', t('Keep as CSV'), { href: URL.createObjectURL(saved), download: `tableside-${day(now)}.csv`, className: 'button' }),
    made('a', t('Send to BG Stats'), { href: bgStatsLink(game, result, now), rel: 'noreferrer', className: 'button' }),
    made('a', t('Play here'), { href: location.pathname, className: 'button' }), // without the rest of the link, for example a seed
  );
  section.append(links);
}

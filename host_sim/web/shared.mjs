// What a link to a game that is over opens: its result, the check of its dice, and what can be taken along.
import { checkDice } from './dice_check.mjs';
import { GAME } from './links.mjs';

function made(name, text, more = {}) {
  const element = Object.assign(document.createElement(name), more);
  element.textContent = text;
  return element;
}

const two = (number) => String(number).padStart(2, '0');
const day = (now) => [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');

function headline(players) {
  const winners = players.filter(({ winner }) => winner).map(({ name }) => name);
  if (players.length === 1) return `${players[0].name}: ${players[0].score}`;
  if (!winners.length) return 'Nobody wins';
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the win`;
}

// Spreadsheets take a text that begins so for a formula.
const cell = (value) => `"${String(value ?? '').replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

function csv(game, players, now) {
  const rows = players.map(({ name, score, winner }) => [day(now), game, name, score, winner ? 'yes' : 'no']);
  return [['date', 'game', 'player', 'score', 'won'], ...rows].map((row) => row.map(cell).join(',')).join('\n') + '\n';
}

// An import link of BG Stats. It knows players and plays again by ids that stay the same; Android refuses a player without
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

// Shows what links.read() gave above the handheld. For a whole game, open(record) opens it there and gives what
// browser.show_shared() gives; games: name by id.
export async function showShared(place, link, games, open) {
  const whole = link.kind === GAME, now = new Date();
  const told = whole ? await open(link.record) : link;
  const section = made('section', '', { id: 'shared' });
  place.before(section);
  if (told.refused) {
    section.append(made('p', `This link does not hold. ${told.refused}`, { role: 'alert' }));
    return;
  }
  const { players, fingerprint } = told, game = games[told.game] ?? told.game;
  const table = made('table', '');
  table.append(made('caption', `${game}: ${headline(players)}`));
  for (const { name, score, winner } of players) {
    const row = table.insertRow();
    row.append(made('th', name, { scope: 'row' }), made('td', score ?? ''), made('td', winner ? 'won' : ''));
  }
  section.append(table, made('p', `Fingerprint of the dice: ${fingerprint}${whole ? '' : ' ...'}`, { className: 'fingerprint' }));
  if (whole) {
    const { rolls, wrong, fingerprint: computed } = await checkDice(told.record);
    const right = wrong === null && computed === fingerprint;
    const rolled = rolls ? `All ${rolls} rolls follow from the seed.` : 'The players rolled their own dice; what the handheld drew follows from the seed.';
    section.append(made('p', right
      ? `${rolled} Compare the fingerprint with the one that you saw while you played.`
      : `The dice are not right. ${wrong ?? 'The seed has another fingerprint.'}`, right ? {} : { role: 'alert' }));
    for (const sentence of told.fairness) section.append(made('p', sentence));
    section.append(made('p', 'Below is the handheld with this game: its sheets and its history. Nothing of it is kept.'));
  } else {
    section.append(made('p', 'For sheets, history and the check of the dice, press ok on the handheld and read its second code.'));
  }
  const links = made('p', '');
  const saved = new Blob(['\ufeff', csv(game, players, now)], { type: 'text/csv' });
  links.append(
    made('a', 'Keep as CSV', { href: URL.createObjectURL(saved), download: `tableside-${day(now)}.csv`, className: 'button' }),
    made('a', 'Send to BG Stats', { href: bgStatsLink(game, told, now), rel: 'noreferrer', className: 'button' }),
    made('a', 'Play here', { href: location.pathname + location.search, className: 'button' }),
  );
  section.append(links);
}

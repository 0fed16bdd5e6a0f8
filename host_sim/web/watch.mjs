// Follows the table of a handheld in play, like `dev.py watch`, with the lines of firmware/usb_table.py. Nothing is
// interrupted.
import { isolatedText } from './names.mjs';
import { Trouble } from './serial_link.mjs';
import { later, t } from './texts.mjs';

const CALL_SECONDS = 3, CALLS = 4, SECONDS = 30, EVERY_MS = 1000;
const PHASES = new Map([['initiative', later('who begins is rolled for')], ['over', later('the game is over')]]);
const COMMON = 'commitment dice_from first game phase players round scores to_move turn winners'.split(' ');

// Returns the public state of a table as lines. games: names by id
export function asText(state, games) {
  const words = PHASES.has(state.phase) ? t(PHASES.get(state.phase))
    : t('round {0}, turn {1}: {2}', state.round, state.turn, state.phase);
  const wide = Math.max(...state.players.map((name) => name.length));
  const player = (name, seat) => {
    const sign = state.winners.includes(seat) ? '*' : seat === state.to_move ? '>' : ' ';
    return `${sign} ${isolatedText(name.padEnd(wide))} ${String(state.scores[seat] ?? '?').padStart(5)}`;
  };
  // Couples are seats n and n + 2, and only their sum counts.
  const sum = (seat) => state.scores[seat] + state.scores[seat + 2];
  const couples = state.variant === 'couple' ? [0, 1].map((seat) => t('{0} and {1}: {2}', isolatedText(state.players[seat]), isolatedText(state.players[seat + 2]), sum(seat))) : [];
  const own = Object.keys(state).filter((name) => !COMMON.includes(name)).sort();
  const value = (name) => isolatedText(typeof state[name] === 'string' ? state[name] : JSON.stringify(state[name]));
  return [`${Object.hasOwn(games, state.game) ? t(games[state.game]) : state.game}   ${words}`, '', ...state.players.map(player), ...couples, '',
    ...own.map((name) => `${name.replaceAll('_', ' ')}: ${value(name)}`)].join('\n');
}

// wire: a Wire; show(text) is called after each change of the table, until stopped() is true
export async function follow(wire, games, show, stopped) {
  const line = async (seconds) => (await wire.until('\n', seconds, true))?.trim();
  const status = async (before, seconds) => {
    const word = Math.random().toString(36).slice(2, 10);
    await wire.send(`${before}tableside ${word}\n`);
    for (let found; (found = await line(seconds)) !== undefined;) {
      wire.log(`< ${found}`);
      if (found.startsWith('>>> ') || found.includes('SyntaxError')) throw new Trouble('prompt');
      let reply;
      try { reply = JSON.parse(found); } catch { continue; } // an older line, or what it printed at its start
      if (reply?.tableside === word) return reply;
    }
    return null;
  };
  const called = async () => {
    let found = null;
    for (let call = 0; call < CALLS && !found; call++) found = await status('\ntableside usb\n', CALL_SECONDS);
    return found;
  };
  let now = await called(), shown = '';
  if (!now) throw new Trouble('notPlaying');
  while (!stopped()) {
    const moment = `${now.game} ${now.at}`;
    if (moment !== shown) {
      await wire.send('{"op":"state"}\n');
      const found = await line(SECONDS);
      let text;
      try {
        const reply = JSON.parse(found);
        text = reply.ok ? asText(reply.state, games) : t('No game is open on the {0}.', now.board);
      } catch {
        throw new Trouble('garbled', found ?? ''); // no JSON, or in another form
      }
      show(text);
      shown = moment;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    // A hidden page may sleep for so long that the conversation has ended.
    now = await status('', SECONDS) ?? await called();
    if (!now) throw new Trouble('gone');
  }
  await wire.send('\ntableside off\n').catch(() => {}); // otherwise the conversation ends by itself after a minute
}

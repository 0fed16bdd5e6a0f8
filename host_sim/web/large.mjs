// The clock or the evening as large as the screen allows, for both sides of a table on which the phone lies.
import { isolated } from './names.mjs';
import { t } from './texts.mjs';

const LOOK_MS = 250; // between two looks at the clock
const MARKS = '●■▲★♥☾'; // of the players' colours, as firmware/drawing/theme.py has them
const VIEWS = ['clock', 'evening'];
const SHARES = { SPAN: 0.22, B: 0.66, TABLE: 0.9 }; // of the height that a row has; the table has all

const part = (kind, children) => {
  const made = document.createElement(kind);
  made.append(...children);
  return made;
};

function clockRow([name, time, mark, colour]) {
  const row = part('p', [part('span', [MARKS[mark] + ' ', isolated(name)]), part('b', [time])]);
  row.style.color = colour;
  return row;
}

function evening(rows) {
  const table = part('table', rows.map(([name, games, points]) => {
    const who = part('th', [isolated(name)]);
    who.scope = 'row';
    return part('tr', [who, part('td', [games]), part('td', [points])]);
  }));
  table.prepend(part('caption', [t('Evening')]));
  return [table];
}

function content(view, rows) {
  if (!rows.length) return [part('p', [t('No clock runs, and no game of this evening has ended.')])];
  return view === 'clock' ? rows.map(clockRow) : evening(rows);
}

// Makes each line as large as its side allows.
function fit(side) {
  const rows = side.querySelectorAll('b').length || 1;
  for (const line of side.querySelectorAll('span, b, table')) {
    line.style.fontSize = '100px';
    const height = SHARES[line.tagName] * side.clientHeight / rows;
    line.style.fontSize = Math.floor(96 * Math.min(side.clientWidth / line.offsetWidth, height / line.offsetHeight)) + 'px';
  }
}

// dialog: has two sides and a button, which shows what is next, or closes it; ask: of page.mjs
export function listenToLarge(opener, dialog, ask) {
  const [far, near, button] = dialog.children;
  let view = null, before, timer, awake = null;

  const draw = (shown, rows) => {
    const now = JSON.stringify([shown, rows]);
    if (view !== shown || now === before) return;
    before = now;
    for (const side of [far, near]) {
      side.replaceChildren(...content(view, rows));
      fit(side);
    }
  };
  // A phone on the table is not touched for a while. Its browser forgets that each time the page is hidden.
  const stayAwake = () => {
    if (dialog.open && !document.hidden) awake = navigator.wakeLock?.request('screen').catch(() => null);
  };
  document.addEventListener('visibilitychange', stayAwake);
  const look = async () => draw('clock', await ask('large', 'clock'));
  const next = async () => {
    const found = await Promise.all(VIEWS.map((each) => ask('large', each)));
    const has = (each) => found[VIEWS.indexOf(each)].length;
    view = VIEWS.slice(VIEWS.indexOf(view) + 1).find(has) ?? (view ? null : VIEWS[0]);
    if (!view) return dialog.close();
    if (!dialog.open) {
      dialog.showModal();
      stayAwake();
    }
    clearInterval(timer);
    if (view === 'clock') timer = setInterval(look, LOOK_MS);
    return draw(view, found[VIEWS.indexOf(view)]);
  };
  addEventListener('resize', () => [far, near].forEach(fit));
  for (const each of [opener, button]) each.addEventListener('click', next);
  dialog.addEventListener('close', async () => {
    clearInterval(timer);
    view = null;
    (await awake)?.release();
  });
  // The handheld gets no key of somebody who does not see it.
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Backspace') dialog.close();
  });
}

// Input: the keys on the page, beside the hints of the panel, the keyboard, and the panel itself.
import { OPPOSITE } from './handheld.mjs';
import { t } from './texts.mjs';

const KEYBOARD = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Enter: 'ok', ' ': 'ok', Backspace: 'back',
  Escape: 'back', u: 'undo', i: 'info',
};
const LETTERS = { KeyU: 'undo', KeyI: 'info' }; // for alphabets without these letters, and input methods
const ARROWS = { up: '▲', down: '▼', left: '◀', right: '▶', ok: '●' };
const CELLS = { up: '1 / 2', left: '2 / 1', ok: '2 / 2', right: '2 / 3', down: '3 / 2' };
const KEY_SHARE = 0.22; // of the panel's height
const SWIPE = 24; // pixels of the page; a shorter movement is a tap

// places: elements left, right and below, which are emptied and filled; board: one of boards.json; press(name, key,
// down): called for a finger on the contact `name`
export function showKeys(places, board, press) {
  for (const place of Object.values(places)) place.replaceChildren();
  let stick = null;
  for (const { label, pin, key, side, at, onStick } of board.keys) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'key';
    Object.assign(button.dataset, { key, label });
    if (onStick) {
      if (!stick) {
        stick = document.createElement('div');
        stick.className = 'stick';
        places.below.append(stick);
      }
      button.textContent = ARROWS[key];
      button.setAttribute('aria-label', t(label));
      button.style.gridArea = CELLS[key];
      stick.append(button);
    } else {
      const name = document.createElement('small');
      name.textContent = t(key);
      button.append(label, name);
      if (side) {
        button.style.top = at / 10 + '%';
        button.style.height = KEY_SHARE * 100 + '%';
      }
      (side ? places[side] : places.below).append(button);
    }
    listen(button, (down) => press('page ' + pin, pin, down));
  }
}

// Names the keys as their holder sees them: on a turned handheld, up is down.
export function nameKeys(device, turned) {
  for (const button of device.querySelectorAll('.key')) {
    const { key, label } = button.dataset, name = turned ? OPPOSITE[key] ?? key : key;
    const small = button.querySelector('small');
    if (small) small.textContent = t(name);
    else button.setAttribute('aria-label', t(label.replace(key, name)));
  }
}

// For a finger, a mouse, or a keyboard on the button itself
function listen(button, press) {
  const let_go = () => {
    if (!button.classList.contains('down')) return;
    button.classList.remove('down');
    press(false);
  };
  const push = () => {
    button.classList.add('down');
    press(true);
  };
  button.addEventListener('pointerdown', (event) => {
    if (event.button) return;
    button.setPointerCapture(event.pointerId);
    push();
  });
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur']) button.addEventListener(kind, let_go);
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) push();
  });
  button.addEventListener('keyup', (event) => {
    if (event.key === 'Enter' || event.key === ' ') let_go();
  });
  // Screen readers press without a key.
  button.addEventListener('click', (event) => {
    if (event.detail || event.pointerType) return;
    push();
    setTimeout(let_go, 80);
  });
}

// For a finger or a mouse on the picture: press('tap', x, y) at a pixel of the panel, or press('swipe', x, y) with the
// distance. It counts on release, however long it lasted. board(): the board shown
export function listenToGlass(canvas, board, press) {
  let from = null;
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button || !event.isPrimary) return;
    from = [event.offsetX, event.offsetY];
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointercancel', () => { from = null; });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('pointerup', (event) => {
    if (!from || !event.isPrimary) return;
    const { width } = board(), inPixels = (value) => Math.floor(value * width / canvas.clientWidth);
    const moved = [event.offsetX - from[0], event.offsetY - from[1]];
    if (Math.max(...moved.map(Math.abs)) < SWIPE) press('tap', ...from.map(inPixels));
    else press('swipe', ...moved.map(inPixels));
    from = null;
  });
}

// keyDown, keyUp: called with "up" ... "info"
export function listenToKeyboard(keyDown, keyUp) {
  const keyOf = ({ key, code }) => KEYBOARD[key] ?? KEYBOARD[key.toLowerCase()] ?? (/^[!-~]$/.test(key) ? undefined : LETTERS[code]);
  const elsewhere = (event) => event.target.closest?.('button, select, input, a');
  addEventListener('keydown', (event) => {
    const key = keyOf(event);
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (elsewhere(event) && ['ok', 'back'].includes(key)) return;
    if (event.target.closest?.('select, #put')) return;
    event.preventDefault();
    if (!event.repeat) keyDown(key);
  });
  addEventListener('keyup', (event) => {
    const key = keyOf(event);
    if (key) keyUp(key);
  });
}

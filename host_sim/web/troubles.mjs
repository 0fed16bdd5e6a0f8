// Problems of an owner at a cable, by the kind of a Trouble (serial_link.mjs): what is wrong, and what to do.
import { later, shown, t } from './texts.mjs';

const AGAIN = later('Unplug the Pico, plug it in again, and start once more.');
const NEW_ONE = later('Hold BOOTSEL while you plug it in, and copy the file above onto its drive.');
const TROUBLES = {
  none: [later('No port was chosen.'),
    later('Was the list empty? Then the cable may only charge: take one that carries data. A Pico that is new, '
    + 'or was plugged in with BOOTSEL held, has no port: copy the file above onto its drive first. On Ubuntu a browser from the snap '
    + 'store sees no port. For Chromium start "sudo snap connect chromium:raw-usb", then open it again. Instead of such a '
    + 'Firefox take the one that Mozilla itself offers, or Chrome.')],
  forbidden: [later('The browser does not allow serial ports here.'),
    later('Look at its settings for this page.')],
  here: [later('This page holds the port already.'),
    later('Reload the page.')],
  busy: [later('The port cannot be opened.'),
    later('Most likely another program holds it: close Thonny, terminals, serial monitors, "dev.py watch" and other '
    + 'tabs with this page. Or this computer does not let you: on Linux run "sudo usermod -a -G dialout $USER", '
    + 'then log out and in.')],
  silent: [later('The board does not answer as MicroPython does.'),
    later('Another program may be on it, or it hangs.'), AGAIN, later('If that does not cure it, hold the back key '
    + 'while you plug it in (safe mode). The last resort keeps all games:'), NEW_ONE],
  lost: [later('The connection broke.'),
    later('Was the cable pulled, or did the computer sleep? What was under way is either done or not, and no game is '
    + 'lost.'), AGAIN],
  runtime: [later('Another program is on the board, not MicroPython for a Pico.'),
    NEW_ONE],
  step: [later('The board could not do a step.'),
    AGAIN, later('The log has what it said.')],
  damaged: [later('A file arrived damaged.'),
    later('Nothing was changed. Try another cable or port, then start again.')],
  mixed: [later('The file is not the one that belongs to this page.'),
    later('Reload the page: a newer version may have come.')],
  full: [later('The handheld has too little room. Nothing was changed.'),
    later('What is there stays until all of the backup is there. Delete old games on the handheld (History).')],
  noFiles: [later('The file system of the handheld cannot be read.'),
    later('Nothing is erased by itself. Plug it in again and try once more. If it stays, the command '
    + '"python3 tools/dev.py install --format" erases all games, score pads, settings and sheets, after a question.')],
  noGame: [later('The program of the file above is not on this board.'),
    later('Copy the file onto its drive, then start this again.')],
  prompt: [later('The handheld is not playing: MicroPython waits at its prompt.'),
    AGAIN],
  notPlaying: [later('Nobody plays Tableside there, or another program is talking to it.'),
    later('Is the handheld on, and does it show its pictures?')],
  garbled: [later('What came is no answer of the game.'),
    later('Another program may talk to the handheld, too.')],
  gone: [later('The handheld does not answer any more.'),
    later('Was it switched off?')],
};

// Puts an error in words: what is wrong, and what to do
export function inWords(error) {
  if (error.said) return shown(error.said);
  const [what, ...actions] = (TROUBLES[error.kind] ?? [error.message]).map((each) => t(each));
  return [what, ...(error.kind && error.message ? [`(${error.message})`] : []), ...actions].join(' ').trim();
}

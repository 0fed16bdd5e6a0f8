// Problems of an owner at a cable, by the kind of a Trouble (serial_link.mjs): what is wrong, and what to do.
const AGAIN = 'Unplug the Pico, plug it in again, and start once more.';
const NEW_ONE = 'Hold BOOTSEL while you plug it in, and copy the file above onto its drive.';
export const TROUBLES = {
  none: ['No port was chosen.',
    'Was the list empty? Then the cable may only charge: take one that carries data. A Pico that is new, '
    + 'or was plugged in with BOOTSEL held, has no port: copy the file above onto its drive first. On Ubuntu a browser from the snap '
    + 'store sees no port. For Chromium start "sudo snap connect chromium:raw-usb", then open it again. Instead of such a '
    + 'Firefox take the one that Mozilla itself offers, or Chrome.'],
  forbidden: ['The browser does not allow serial ports here.',
    'Look at its settings for this page.'],
  here: ['This page holds the port already.',
    'Reload the page.'],
  busy: ['The port cannot be opened.',
    'Most likely another program holds it: close Thonny, terminals, serial monitors, "dev.py watch" and other '
    + 'tabs with this page. Or this computer does not let you: on Linux run "sudo usermod -a -G dialout $USER", '
    + 'then log out and in.'],
  silent: ['The board does not answer as MicroPython does.',
    `Another program may be on it, or it hangs. ${AGAIN} If that does not cure it, hold the back key `
    + `while you plug it in (safe mode). The last resort keeps all games: ${NEW_ONE}`],
  lost: ['The connection broke.',
    'Was the cable pulled, or did the computer sleep? What was under way is either done or not, and no game is '
    + `lost. ${AGAIN}`],
  runtime: ['Another program is on the board, not MicroPython for a Pico.',
    NEW_ONE],
  step: ['The board could not do a step.',
    `${AGAIN} The log has what it said.`],
  damaged: ['A file arrived damaged.',
    'Nothing was changed. Try another cable or port, then start again.'],
  network: ['A file cannot be fetched.',
    'This part needs the network. If there is one, the folder of this page lacks the file.'],
  mixed: ['The file is not the one that belongs to this page.',
    'Reload the page: a newer version may have come.'],
  full: ['The handheld has too little room. Nothing was changed.',
    'What is there stays until all of the backup is there. Delete old games on the handheld (History).'],
  noFiles: ['The file system of the handheld cannot be read.',
    'Nothing is erased by itself. Plug it in again and try once more. If it stays, the command '
    + '"python3 tools/dev.py install --format" erases all games, score pads, settings and sheets, after a question.'],
  noGame: ['The program of the file above is not on this board.',
    'Copy the file onto its drive, then start this again.'],
  prompt: ['The handheld is not playing: MicroPython waits at its prompt.',
    AGAIN],
  notPlaying: ['Nobody plays Tableside there, or another program is talking to it.',
    'Is the handheld on, and does it show its pictures?'],
  garbled: ['What came is no answer of the game.',
    'Another program may talk to the handheld, too.'],
  gone: ['The handheld does not answer any more.',
    'Was it switched off?'],
};

// Puts an error in words: what is wrong, and what to do
export function inWords(error) {
  const [what, action] = TROUBLES[error.kind] ?? [error.message, ''];
  return `${what} ${error.kind && error.message ? `(${error.message}) ` : ''}${action}`.trim();
}

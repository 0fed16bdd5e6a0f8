// What an owner can meet at a cable, by the kind of a Trouble (serial_link.mjs): what is wrong, and what to do.
const AGAIN = 'Unplug the Pico, plug it in again, and start once more.';
const NEW_ONE = 'Put MicroPython on it: take the file above, or the command install.';
export const TROUBLES = {
  none: ['No port was chosen.',
    'Was the list empty? Then the cable may only charge: take one that carries data. A Pico that is new, '
    + 'or was plugged in with BOOTSEL held, has no port: it takes the file above first.'],
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
    + 'while you plug it in (safe mode). A board without MicroPython takes the file above.'],
  lost: ['The connection broke.',
    'Was the cable pulled, or did the computer sleep? The old or the new version is whole, and no game is '
    + `lost. ${AGAIN}`],
  runtime: ['Another program is on the board, not MicroPython for a Pico.',
    NEW_ONE],
  old: ['MicroPython on the board is too old.',
    NEW_ONE],
  format: ['This MicroPython does not take the files.',
    `It is of another kind, or on a Pico 2 for RISC-V in place of Arm. ${NEW_ONE}`],
  inside: ["The game's code is inside this handheld's MicroPython.",
    'The update file above brings it a newer one, and keeps games, settings and sheets.'],
  step: ['The board could not do a step.',
    `${AGAIN} The log has what it said.`],
  damaged: ['A file arrived damaged.',
    'The old version is still there. Try another cable or port, then start again.'],
  network: ['A file cannot be fetched. Nothing was written to the board.',
    'This part needs the network. If there is one, the folder of this page lacks the file.'],
  mixed: ['A file is not the one that belongs here. Nothing was written to the board.',
    'Reload the page: a newer version may have come.'],
  way: ['A file or folder on the board stands where the game needs the place. Nothing was copied.',
    'Remove it with Thonny or mpremote.'],
  full: ['The board has too little room. Nothing was copied.',
    'The old files stay until the new ones are there. Delete old games on the handheld (History), or '
    + 'files of your own.'],
  unfinished: ['Some files are not in their places.',
    'Start this again.'],
  noGame: ['There is no game on this board.',
    'Install it first.'],
  interrupted: ['An interrupted installation waits on this board.',
    'Install first, then start this again.'],
  settings: ['This breadboard has no settings yet.',
    'Its first installation is by the command: install --board generic --settings FILE.'],
  prompt: ['The handheld is not playing: MicroPython waits at its prompt.',
    AGAIN],
  notPlaying: ['Nobody plays Tableside there, or another program is talking to it.',
    'Is the handheld on, and does it show its pictures?'],
  garbled: ['What came is no answer of the game.',
    'Another program may talk to the handheld, too.'],
  gone: ['The handheld does not answer any more.',
    'Was it switched off?'],
};

// Undoes what chat and mail programs do to a link, as far as possible without knowing its content. Runs in a browser
// and in node.
const MOST_ROUNDS = 6; // of undoing: a program may escape what another one has escaped
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}]/gu;
const NAMED = new Map(Object.entries({
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", num: '#', dollar: '$', plus: '+', sol: '/', colon: ':', hyphen: '-', dash: '-', equals: '=', percnt: '%', shy: '', nbsp: ' ', zwj: '', zwnj: '',
}));

const character = (code) => (code < 0x110000 ? String.fromCodePoint(code) : '');
const latin = (run) => run.replace(/%(..)/g, (_all, digits) => character(parseInt(digits, 16)));

function percentUndone(run) {
  try {
    return decodeURIComponent(run);
  } catch {
    return latin(run); // as old mail programs write it
  }
}

const unescaped = (text) => text
  .replace(/(?:%[0-9a-f]{2})+/gi, percentUndone)
  .replace(/&#x([0-9a-f]{1,6});?/gi, (_all, digits) => character(parseInt(digits, 16)))
  .replace(/&#([0-9]{1,7});?/g, (_all, digits) => character(parseInt(digits)))
  .replace(/&([a-z]+);/gi, (all, name) => NAMED.get(name.toLowerCase()) ?? all)
  .replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_all, four, two) => character(parseInt(four ?? two, 16)))
  .replace(/\\[nrt]/g, ' ')
  .replace(/<\/?[a-z][^<>]*>/gi, ''); // <wbr>, <br />, <span ...>

// One reading. spaces: replacement of a space, "" or "+"; dash: of a long dash, "-" or "--"; coded: "=24" is "$"
function reading(text, spaces, dash, coded) {
  let before;
  for (let round = 0; round < MOST_ROUNDS && text !== before; round++) {
    before = text;
    text = unescaped(text);
    if (coded) text = text.replace(/=\s+/g, '').replace(/=(2[34bdf]|3[ad])/gi, (_all, digits) => character(parseInt(digits, 16)));
    text = text.normalize('NFKD').replaceAll(/[\u2013\u2014]/g, dash).replaceAll(/[\p{Pd}\u2212]/gu, '-')
      .replaceAll(' ', spaces).replaceAll(/[\s>|=\\]/g, '').replace(UNSEEN, ''); // > and |: marks of quoted lines
  }
  return text.toUpperCase();
}

// Returns what the browser's address may have been before it was sent, likeliest first: in capitals, without characters
// that no link has inside.
export function readings(address) {
  const found = new Set();
  for (const coded of [false, true]) {
    for (const dash of ['-', '--']) for (const spaces of ['', '+']) found.add(reading(address, spaces, dash, coded));
  }
  return [...found];
}

// Texts that somebody typed: letters that are written from right to left leave alone what is around them, and characters
// that change the direction, or are not seen, are shown as what they are.
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
// The blocks of the scripts that are written from right to left
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const plain = (text) => String(text).replace(UNSEEN, '\ufffd');

export const isolated = (text) => Object.assign(document.createElement('bdi'), { textContent: plain(text) });
export const isolatedText = (text) => (RIGHT_TO_LEFT.test(plain(text)) ? `\u2068${plain(text)}\u2069` : plain(text));

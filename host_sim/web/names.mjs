// Text typed by others: right-to-left letters must not affect the text around them, and invisible or direction-changing
// characters are made visible.
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
// The blocks of right-to-left scripts
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const plain = (text) => String(text).replace(UNSEEN, '\ufffd');

export const isolated = (text) => Object.assign(document.createElement('bdi'), { textContent: plain(text) });
export const isolatedText = (text) => (RIGHT_TO_LEFT.test(plain(text)) ? `\u2068${plain(text)}\u2069` : plain(text));

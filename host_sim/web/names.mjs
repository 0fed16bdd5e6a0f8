// Texts that somebody typed: letters that are written from right to left leave alone what is around them, and characters
// that change the direction, or are not seen, are shown as what they are.
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

const plain = (text) => String(text).replace(UNSEEN, '\ufffd');

export const isolated = (text) => Object.assign(document.createElement('bdi'), { textContent: plain(text) });
export const isolatedText = (text) => `\u2068${plain(text)}\u2069`;

// The page's texts in the language of who reads them. English stands in the code, and an English text is the key of the
// others, which are in languages/. `{0}` in a text is its first value. tools/device/web/page_texts.py collects the
// literals of t, tn, parts and later. Runs in the page, in its worker, and in node.
let known = {}, code = 'en';

// Same numbers as in page_texts.py
const key = (english) => [...english].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x1000193), 0x811c9dc5) >>> 8;

// texts: key -> text
export function speak(language, texts) {
  [code, known] = [language, texts];
}

export const spoken = () => code;

// Marks a text that is translated when it is shown
export const later = (english) => english;

const filled = (text, values) => text.replace(/\{(\d)\}/g, (all, at) => values[at] ?? all);

export const t = (english, ...values) => filled(known[key(english)] ?? english, values);

// For a number, which is {0}: the form that the language has for it
export const tn = (count, one, more, ...values) => t(new Intl.PluralRules(code).select(count) === 'one' ? one : more, count, ...values);

// Returns texts and elements, for append()
export const parts = (english, ...elements) => t(english).split(/\{(\d)\}/).map((part, at) => (at % 2 ? elements[part] : part));

// Returns a list of texts or elements with what is between them, for append()
export const inList = (all) => all.flatMap((each, at) => (at ? [at < all.length - 1 ? t(', ') : t(' and '), each] : [each]));

// said: a text marked by later(), or [such a text, values ...]
export const shown = (said) => (Array.isArray(said) ? t(...said) : t(said));

// An error whose text is for shown()
export class Said extends Error {
  constructor(...said) {
    super(filled(said[0], said.slice(1)));
    this.said = said;
  }
}

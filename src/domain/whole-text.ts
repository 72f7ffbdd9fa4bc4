/** Half of a surrogate pair, and U+0000: PostgreSQL stores neither in JSON. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/** Whether a text can be stored as JSON: it has no half of a surrogate pair, such as half an emoji, and no U+0000. */
export function isWholeText(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** U+FFFD for what cannot be stored; the length stays the same. */
export function wholeText(text: string): string {
  return text.replace(new RegExp(UNSTORABLE, 'gu'), '\ufffd');
}

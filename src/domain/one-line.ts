/** Characters that control, reverse or hide text. Joiners stay: some scripts need them. */
const NOT_OF_A_LINE = /[\s\p{Cc}]+/gu;
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/** For names and addresses: no typed text can start a new line. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(NOT_OF_A_LINE, ' ').trim();
}

/** A part of the shop's content in another language than English. */
export interface InEnglish {
  /** Which of its texts nobody has translated, by their names on the wire. Additive; absent when there are none, and in English. */
  readonly inEnglish?: readonly string[];
}

/** The `lang` of an element that shows this text: 'en' where it is in English on a page that is not. */
export function langOf({ inEnglish }: InEnglish, wireName: string): 'en' | undefined {
  return inEnglish?.includes(wireName) === true ? 'en' : undefined;
}

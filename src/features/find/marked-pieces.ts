export interface TitlePiece {
  readonly text: string;
  readonly isMarked: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** A title in pieces, those that begin with a word of the search marked. Words are in lower case. */
export function markedPieces(title: string, words: readonly string[]): readonly TitlePiece[] {
  let at = 0;
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text) => {
    const piece = { text, at, isMarked: words.includes(text.toLowerCase()) };
    at += text.length;
    return text === '' ? [] : [piece];
  });
}

export interface TitlePiece {
  readonly text: string;
  readonly isMarked: boolean;
  /** Index of its first character in the title. */
  readonly at: number;
}

/** `words` are in lower case. */
export function markedPieces(title: string, words: readonly string[]): readonly TitlePiece[] {
  let at = 0;
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text) => {
    const piece = { text, at, isMarked: words.includes(text.toLowerCase()) };
    at += text.length;
    return text === '' ? [] : [piece];
  });
}

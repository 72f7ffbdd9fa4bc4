/** More edits are no typo. */
const MAX_EDITS = 2;

/** Null when none is near. */
export function nearest(typed: string, words: readonly string[]): string | null {
  let best: { readonly word: string; readonly edits: number } | null = null;
  for (const word of words) {
    const edits = editsBetween(typed.toLowerCase(), word.toLowerCase());
    if (edits <= Math.min(MAX_EDITS, word.length / 2) && (best === null || edits < best.edits)) best = { word, edits };
  }
  return best?.word ?? null;
}

/** Levenshtein distance. */
function editsBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}

const MAX_REMEMBERED = 5_000;
/** Longer texts are asked about anew; together with the number of answers this bounds the memory. */
export const MAX_REMEMBERED_LENGTH = 2_048;

/** The function with its latest answers kept, for texts that repeat from request to request. */
export function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    if (text.length > MAX_REMEMBERED_LENGTH) return answer;
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

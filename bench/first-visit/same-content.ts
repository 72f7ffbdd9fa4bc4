/**
 * What a hand-written page shows and the store's document does not: its words and its picture files. Empty when the two can be
 * compared.
 */
export function missingIn(storeHtml: string, staticHtml: string): readonly string[] {
  const [, body = ''] = staticHtml.split('<body>');
  const words = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const pictures = [...body.matchAll(/\/media\/[\w.-]+/g)].map(([path]) => path);
  return [...new Set([...words, ...pictures])].filter((shown) => !storeHtml.includes(shown));
}

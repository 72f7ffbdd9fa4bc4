/**
 * What a hand-written page shows and the store's document does not: its words, its picture files and how wide it says that they are.
 * Empty when the two can be compared.
 */
export function missingIn(storeHtml: string, staticHtml: string): readonly string[] {
  const [, body = ''] = staticHtml.split('<body>');
  // Titles hold their dash with a space that does not break.
  const written = storeHtml.replaceAll('\u00a0', ' ');
  const words = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const pictures = [...body.matchAll(/\/media\/[\w.-]+/g)].map(([path]) => path);
  const sizes = [...body.matchAll(/sizes="[^"]+"/g)].map(([attribute]) => attribute);
  return [...new Set([...words, ...pictures, ...sizes])].filter((shown) => !written.includes(shown));
}

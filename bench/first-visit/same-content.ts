/** What the store's document lacks. Empty when the two can be compared. */
export function missingIn(storeHtml: string, staticHtml: string): readonly string[] {
  const [, body = ''] = staticHtml.split('<body>');
  // Titles have a no-break space before their dash.
  const written = storeHtml.replaceAll('\u00a0', ' ');
  const words = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const pictures = [...body.matchAll(/\/media\/[\w.-]+/g)].map(([path]) => path);
  const sizes = [...body.matchAll(/sizes="[^"]+"/g)].map(([attribute]) => attribute);
  return [...new Set([...words, ...pictures, ...sizes])].filter((shown) => !written.includes(shown));
}

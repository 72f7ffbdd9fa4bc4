import { windowsByte } from './windows-signs';

/** UTF-8 decoded as Windows-1252: 'Ã©' was é, 'â€™' was ’, 'ðŸ' an emoji, 'ï¿½' a lost character. */
const MISREAD = /[\u00c2\u00c3][^\u0000-\u007f]|[\u00e2\u00ef][^\u0000-\u007f]{2}|\u00f0[^\u0000-\u007f]{3}/g;

/** Says what to do; null without damage. */
export function textDamage(text: string): string | null {
  if (text.includes('\ufffd')) return LOST;
  for (const [signs] of text.matchAll(MISREAD)) {
    const meant = utf8Of(signs);
    if (meant === null) continue;
    return meant === '\ufffd'
      ? LOST
      : `'${signs}' was '${meant}' before it was read in another encoding. Correct it, or save the file anew as UTF-8.`;
  }
  return null;
}

const LOST = 'A character in it was lost (\ufffd) when the file was saved. Type it anew.';

function utf8Of(signs: string): string | null {
  const bytes = [...signs].map((sign) => windowsByte(sign) ?? 0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

import { isOfKind } from './file-kind';
import { isShell } from './is-shell';

export interface KeptFile {
  readonly pathname: string;
  readonly mediaType: string;
  readonly body: Uint8Array;
}

/** Without a hash to compare: a foreign shell, a page under a script's name, an empty file. */
export function isKeptWrongly({ pathname, mediaType, body }: KeptFile): boolean {
  if (body.length === 0 || !isOfKind(pathname, mediaType)) return true;
  return pathname.endsWith('.html') && !isShell(new TextDecoder().decode(body));
}

/** They keep the store from opening, so that nobody can accept an update. */
export function mustHeal(wrong: readonly string[]): boolean {
  return wrong.some((pathname) => /\.(html|js|css)$/.test(pathname));
}

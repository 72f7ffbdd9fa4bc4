import { isOfKind } from './file-kind';
import { isShell } from './shell-mark';

/** A file that some worker of ours has kept. */
export interface KeptFile {
  readonly pathname: string;
  readonly mediaType: string;
  readonly body: Uint8Array;
}

/** Whether the file is known to be wrong without its hash: a shell of somebody else, a page under a script's name, an empty file. */
export function isKeptWrongly({ pathname, mediaType, body }: KeptFile): boolean {
  if (body.length === 0 || !isOfKind(pathname, mediaType)) return true;
  return pathname.endsWith('.html') && !isShell(new TextDecoder().decode(body));
}

/** Whether the store does not open, in whole or in part, because of these files: then nobody can be asked for an update. */
export function mustHeal(wrong: readonly string[]): boolean {
  return wrong.some((pathname) => /\.(html|js|css)$/.test(pathname));
}

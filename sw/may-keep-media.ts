import { isWholeMedia } from '../src/offline/storage/whole-media';
import { isOfKind } from './file-kind';

/** Not redirected, of the right media type, complete. Does not consume the body. */
export async function mayKeepMedia(response: Response, url: string): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasKind(response, url)) return false;
  return isWholeMedia(new Uint8Array(await response.clone().arrayBuffer()), new URL(url).pathname);
}

/** Whether a response's media type fits its URL. */
export function hasKind(response: Response, url: string): boolean {
  return isOfKind(new URL(url).pathname, response.headers.get('Content-Type') ?? '');
}

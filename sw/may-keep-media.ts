import { isWholeMedia } from '../src/offline/storage/whole-media';
import { isOfKind } from './file-kind';

/** Whether a picture or a video may be cached: the response itself, of the right kind, with a whole body. Leaves the body unread. */
export async function mayKeepMedia(response: Response, url: string): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasKind(response, url)) return false;
  return isWholeMedia(new Uint8Array(await response.clone().arrayBuffer()), new URL(url).pathname);
}

/** Whether a cached response is of the kind that its address asks for. */
export function hasKind(response: Response, url: string): boolean {
  return isOfKind(new URL(url).pathname, response.headers.get('Content-Type') ?? '');
}

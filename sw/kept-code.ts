import { isKeptWrongly } from './is-kept-wrongly';

/** Null when it is missing or not code. */
export async function keptCode(url: string, kept: Response | undefined): Promise<Response | null> {
  if (kept === undefined || kept.status !== 200) return null;
  const body = new Uint8Array(await kept.clone().arrayBuffer());
  return isKeptWrongly({ pathname: new URL(url).pathname, mediaType: kept.headers.get('Content-Type') ?? '', body }) ? null : kept;
}

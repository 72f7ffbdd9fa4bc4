import { isKeptWrongly } from './is-kept-wrongly';

/** A cached file of an earlier build; null when it is missing or not code: the network then responds. */
export async function keptCode(url: string, kept: Response | undefined): Promise<Response | null> {
  if (kept === undefined || kept.status !== 200) return null;
  const body = new Uint8Array(await kept.clone().arrayBuffer());
  return isKeptWrongly({ pathname: new URL(url).pathname, mediaType: kept.headers.get('Content-Type') ?? '', body }) ? null : kept;
}

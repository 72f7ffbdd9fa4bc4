import { isKeptWrongly } from './kept-wrongly';

/** A kept copy of an earlier build's code; null where there is none or it is no code: then the network has it. */
export async function keptCode(url: string, kept: Response | undefined): Promise<Response | null> {
  if (kept === undefined || kept.status !== 200) return null;
  const body = new Uint8Array(await kept.clone().arrayBuffer());
  return isKeptWrongly({ pathname: new URL(url).pathname, mediaType: kept.headers.get('Content-Type') ?? '', body }) ? null : kept;
}

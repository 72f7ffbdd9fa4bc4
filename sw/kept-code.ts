import { isOfKind } from './file-kind';

/** Null when it is missing, empty or not code. */
export async function keptCode(url: string, kept: Response | undefined): Promise<Response | null> {
  if (kept === undefined || kept.status !== 200) return null;
  if (!isOfKind(new URL(url).pathname, kept.headers.get('Content-Type') ?? '')) return null;
  return (await kept.clone().arrayBuffer()).byteLength > 0 ? kept : null;
}

import type { QuotePart } from '../../domain/quote/quote-envelope';
import type { Records } from '../kept/database';

/** Codes that wait for the rest of their quote, beside the quotes. */
const PARTS_KEY = 'parts';
/** Codes of the last few quotes. */
const MAX_PARTS = 64;

/** Within a transaction; returns all kept codes of the part's quote. */
export async function keepPart(records: Records, part: QuotePart): Promise<readonly QuotePart[]> {
  const others = readParts(await records.get(PARTS_KEY)).filter(({ tag, index }) => tag !== part.tag || index !== part.index);
  const parts = [...others, part].slice(-MAX_PARTS);
  await records.put(parts, PARTS_KEY);
  return parts.filter(({ tag }) => tag === part.tag);
}

function readParts(stored: unknown): readonly QuotePart[] {
  return Array.isArray(stored) ? stored.filter(isPart) : [];
}

function isPart(value: unknown): value is QuotePart {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !('tag' in value)) return false;
  return value.bytes instanceof Uint8Array && typeof value.tag === 'number' && 'index' in value && 'count' in value;
}

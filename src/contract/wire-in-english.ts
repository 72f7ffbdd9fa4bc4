import * as z from 'zod/mini';
import type { InEnglish } from '../domain/in-english';

/** Additive: the fields that are not translated. */
export const wireInEnglish = z.optional(z.unknown());

/** Empty where all is in one language. */
export function inEnglishFrom(wire: unknown): InEnglish {
  return Array.isArray(wire) ? { inEnglish: wire.filter((name) => typeof name === 'string') } : {};
}

/** No field where all is in one language. */
export function inEnglishFields({ inEnglish }: InEnglish): { readonly in_english?: readonly string[] } {
  return inEnglish === undefined ? {} : { in_english: inEnglish };
}

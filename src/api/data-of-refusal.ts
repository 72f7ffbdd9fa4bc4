import type { Codec } from '../contract/codec';
import { ApiError } from './errors';

/** Null without data of that shape. */
export function dataOfRefusal<Value>(codec: Codec<Value>, error: unknown): Value | null {
  if (!(error instanceof ApiError)) return null;
  try {
    return codec.decode(error.data);
  } catch {
    return null;
  }
}

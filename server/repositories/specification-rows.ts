import * as z from 'zod';
import type { SpecificationRow } from '../../src/domain/catalogue';

const rowsShape = z.array(z.object({ title: z.string(), value: z.string() }));

/** Throws when malformed. */
export function specificationRows(stored: unknown): readonly SpecificationRow[] {
  return rowsShape.parse(stored);
}

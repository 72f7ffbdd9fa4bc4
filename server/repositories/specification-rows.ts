import * as z from 'zod';
import type { SpecificationRow } from '../../src/domain/catalogue';

const rowsShape = z.array(z.object({ title: z.string(), value: z.string() }));

/** The jsonb of a specification group; throws when it is not of its shape. */
export function specificationRows(stored: unknown): readonly SpecificationRow[] {
  return rowsShape.parse(stored);
}

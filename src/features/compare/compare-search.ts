import { WASTAGE_PERCENTS, type WastagePercent } from '../../domain/coverage';

/** The wastage that is usual for straight rows (SPEC 9). */
export const USUAL_WASTAGE: WastagePercent = 10;
const LARGEST_SQFT = 100_000_000;

export interface CompareSearch {
  /** 'slug,slug', read by `readFloors`. */
  readonly floors?: string;
  /** The area to price, in square feet. */
  readonly sqft?: number;
  /** In percent; absent for the usual one. */
  readonly wastage?: WastagePercent;
}

/** The typed search parameters of the comparison. What is malformed is ignored. */
export function readCompareSearch({ floors, sqft, wastage }: Readonly<Record<string, unknown>>): CompareSearch {
  const percent = WASTAGE_PERCENTS.find((each) => each === wastage);
  return {
    ...(typeof floors === 'string' || typeof floors === 'number' ? { floors: String(floors) } : {}),
    ...(typeof sqft === 'number' && sqft > 0 && sqft <= LARGEST_SQFT ? { sqft } : {}),
    ...(percent === undefined || percent === USUAL_WASTAGE ? {} : { wastage: percent }),
  };
}

import { USUAL_WASTAGE, WASTAGE_PERCENTS, type WastagePercent } from '../../domain/wastage';

const LARGEST_SQFT = 100_000_000;

export interface CompareSearch {
  /** 'slug,slug', read by `readFloors`. */
  readonly floors?: string;
  readonly sqft?: number;
  /** Absent for the default. */
  readonly wastage?: WastagePercent;
}

/** Malformed parameters are ignored. */
export function readCompareSearch({ floors, sqft, wastage }: Readonly<Record<string, unknown>>): CompareSearch {
  const percent = WASTAGE_PERCENTS.find((each) => String(each) === String(wastage));
  const area = typeof sqft === 'number' || typeof sqft === 'string' ? Number(sqft) : 0;
  return {
    ...(typeof floors === 'string' || typeof floors === 'number' ? { floors: String(floors) } : {}),
    ...(area > 0 && area <= LARGEST_SQFT ? { sqft: area } : {}),
    ...(percent === undefined || percent === USUAL_WASTAGE ? {} : { wastage: percent }),
  };
}

export interface CompareParameters {
  /** 'slug,slug' */
  readonly floors?: string | undefined;
  readonly sqft?: number | undefined;
  readonly wastage?: number | undefined;
}

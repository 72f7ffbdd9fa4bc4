export interface CompareParameters {
  /** 'slug,slug' */
  readonly floors?: string | undefined;
  readonly sqft?: number | undefined;
  readonly wastage?: number | undefined;
}

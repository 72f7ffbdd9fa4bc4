export const FLOOR_FORM_ID = 'floor-form';

/** Brings the shopper to where the area is typed; a page has one such form. */
export function focusCoverage(): void {
  document.getElementById(FLOOR_FORM_ID)?.querySelector('input')?.focus();
}

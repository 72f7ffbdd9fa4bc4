export const SELECTION_FORM_ID = 'selection-form';

/** Brings the shopper to where the area is typed; a page has one such form. */
export function focusCoverage(): void {
  document.getElementById(SELECTION_FORM_ID)?.querySelector('input')?.focus();
}

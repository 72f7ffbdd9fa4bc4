export const SELECTION_FORM_ID = 'selection-form';

/** Moves the focus to the coverage field. A page has only one such form. */
export function focusCoverage(): void {
  document.getElementById(SELECTION_FORM_ID)?.querySelector('input')?.focus();
}

export const SELECTION_FORM_ID = 'selection-form';

export function focusCoverage(): void {
  document.getElementById(SELECTION_FORM_ID)?.querySelector('input')?.focus();
}

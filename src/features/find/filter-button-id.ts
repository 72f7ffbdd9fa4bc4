export const FILTER_BUTTON_ID = 'filter-floors';

/** The focus moves to this button when the focused control is removed: the button is always there. */
export function focusFilterButton(): void {
  document.getElementById(FILTER_BUTTON_ID)?.focus({ preventScroll: true });
}

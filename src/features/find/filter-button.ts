export const FILTER_BUTTON_ID = 'filter-floors';

/** For a focused control that is removed: this button is always there. */
export function focusFilterButton(): void {
  document.getElementById(FILTER_BUTTON_ID)?.focus({ preventScroll: true });
}

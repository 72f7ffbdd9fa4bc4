export const FILTER_BUTTON_ID = 'filter-floors';

/** The button stays whatever is asked: the focus goes there when the control that had it goes. */
export function focusFilterButton(): void {
  document.getElementById(FILTER_BUTTON_ID)?.focus({ preventScroll: true });
}

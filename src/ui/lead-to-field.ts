import { prefersStill } from './prefers-still';

/** To the first field in the element: into the middle of the screen, clear of bars and toasts, with the focus in it. */
export function leadToField(id: string): void {
  const field = document.getElementById(id)?.querySelector('input');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: prefersStill() ? 'auto' : 'smooth' });
}

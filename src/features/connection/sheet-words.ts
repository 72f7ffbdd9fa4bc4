import type { PillState } from './pill-state';

export function sheetTitle(state: PillState): string {
  switch (state.kind) {
    case 'offline':
      return 'You are offline';
    case 'saving':
      return 'Saving your changes';
    case 'attention':
      return 'Needs your attention';
    case 'hidden':
    case 'saved':
      return 'All changes saved';
  }
}

const IN_PAGE_ALONE =
  'This browser stores nothing for this site, so what you did is in this page alone. Please leave it open until the store has it; we send it automatically as soon as we can.';

/** `isDurable`: unsent changes are on the device, not in the page alone. */
export function sheetLead(state: PillState, isDurable: boolean): string {
  const isWaiting = state.kind === 'saving' || (state.kind === 'offline' && state.waitingCount > 0);
  if (isWaiting && !isDurable) return IN_PAGE_ALONE;
  switch (state.kind) {
    case 'offline':
      return state.waitingCount === 0
        ? 'Floors you have looked at still open, and your cart can be edited. Signing in and paying need a connection.'
        : 'What you did is safe on this device. We send it automatically as soon as the store can be reached, even after you close this page if your browser allows it.';
    case 'saving':
      return 'What you did is safe on this device and on its way to the store.';
    case 'attention':
      return 'The store answered and did not accept what is listed here. Nothing else is affected.';
    case 'hidden':
    case 'saved':
      return 'Nothing waits on this device.';
  }
}

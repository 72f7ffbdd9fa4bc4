import { sessionStore } from './session-store';

/** At each end of a session of this page: another shopper may use the device next. A visitor's page ends none. */
export function afterLogOut(work: () => void): void {
  let wasSignedIn = sessionStore.get() !== null;
  sessionStore.subscribe(() => {
    const isSignedIn = sessionStore.get() !== null;
    if (wasSignedIn && !isSignedIn) work();
    wasSignedIn = isSignedIn;
  });
}

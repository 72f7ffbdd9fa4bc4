import { Navigate, useMatch } from '@tanstack/react-router';

import { useSession } from './session-store';
import type { Elements } from '../../ui/elements';

/** Guards a private screen: visitors, and shoppers whose session ended, go to the login and return here after it. */
export function SignedInOnly({ children }: { readonly children: Elements }) {
  const session = useSession();
  // The screen's own path: during a navigation the router's location is already the login's.
  const redirect = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  return session === null ? <Navigate to="/login" search={{ redirect }} replace /> : children;
}

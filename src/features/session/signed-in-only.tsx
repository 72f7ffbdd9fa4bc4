import { Navigate, useMatch } from '@tanstack/react-router';

import { useSession } from './session-store';
import type { Elements } from '../../ui/elements';

/** Visitors go to the login and return here after it. */
export function SignedInOnly({ children }: { readonly children: Elements }) {
  const session = useSession();
  // During a navigation the router's location is already the login's.
  const redirect = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  return session === null ? <Navigate to="/login" search={{ redirect }} replace /> : children;
}

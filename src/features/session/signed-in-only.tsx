import { Navigate, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from './session-store';

/** Shows a shopper's own screen; sends a visitor, and a shopper whose key has died, to the login and back here after it. */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  // The screen's own path: the router's location is the login's as soon as the way there begins.
  const redirect = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  return session === null ? <Navigate to="/login" search={{ redirect }} replace /> : children;
}

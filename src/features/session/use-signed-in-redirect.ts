import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { splitLanguage, spokenPath } from '../../domain/languages';
import { safeRedirect } from '../../domain/session';
import { useSession } from './session-store';

/** Home by default. */
export function useSignedInRedirect(redirect: string | undefined): void {
  const router = useRouter();
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) router.history.replace(spokenPath(splitLanguage(safeRedirect(redirect)).path));
  }, [isSignedIn, redirect, router]);
}

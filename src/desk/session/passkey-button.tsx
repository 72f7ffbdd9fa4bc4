import { Button } from '@mantine/core';
import { browserSupportsWebAuthn, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { signInWithPasskey } from './desk-session';
import { entryFailure } from './entry-failure';

/** Password and code at once; not shown where the browser has no passkeys. */
export function PasskeyButton({ onFailure }: { readonly onFailure: (words: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    onFailure('');
    try {
      if ((await signInWithPasskey()) === 'password-wanted')
        onFailure('You are signed in. What lies on this device is under your password: please enter it to open it.');
    } catch (error) {
      onFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" fullWidth loading={isBusy} onClick={() => void press()}>
      Use a passkey
    </Button>
  );
}

/** A person who closes the browser's dialog needs no words. */
export function passkeyFailure(error: unknown): string {
  const isClosed = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  if (isClosed) return 'No passkey was used. Sign in with your password and code, or try again.';
  return error instanceof WebAuthnError ? 'This device could not use a passkey. Sign in with your password and code.' : entryFailure(error);
}

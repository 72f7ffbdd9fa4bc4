import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { accountToLeave, countUnsentOf, logOut as leave } from './log-out';
import type { LogOutDialogProps } from './log-out-dialog';
import type { Elements } from '../../ui/elements';

interface LogOut {
  readonly logOut: () => void;
  readonly isBusy: boolean;
  /** The shopper is then still logged in. */
  readonly error: Error | null;
  readonly dialog: Elements;
}

interface Warning {
  readonly Dialog: ComponentType<LogOutDialogProps>;
  readonly accountId: string | null;
  readonly unsentCount: number;
}

/**
 * Asks first when something would be lost that the store has not received. This device's data is deleted only after `endSessions` succeeds.
 */
export function useLogOut(endSessions?: () => Promise<unknown>): LogOut {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [warning, setWarning] = useState<Warning | null>(null);

  async function leaveNow(accountId: string | null) {
    setIsBusy(true);
    setError(null);
    try {
      await endSessions?.();
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      setIsBusy(false);
      setWarning(null);
      return;
    }
    await leave(queryClient, accountId);
    window.location.assign('/login');
  }

  async function warn(accountId: string | null, unsentCount: number) {
    const { LogOutDialog } = await import('./log-out-dialog');
    setWarning({ Dialog: LogOutDialog, accountId, unsentCount });
  }

  async function logOut() {
    const accountId = accountToLeave();
    const unsentCount = accountId === null ? 0 : await countUnsentOf(accountId);
    await (unsentCount === 0 ? leaveNow(accountId) : warn(accountId, unsentCount));
  }

  const dialog =
    warning === null ? null : (
      <warning.Dialog
        unsentCount={warning.unsentCount}
        isBusy={isBusy}
        onStay={() => setWarning(null)}
        onLeave={() => void leaveNow(warning.accountId)}
      />
    );
  return { logOut: () => void logOut(), isBusy, error, dialog };
}

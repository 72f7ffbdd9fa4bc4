import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { spokenPath } from '../../domain/languages';
import { accountToLeave, logOut as leave } from './log-out';
import type { LogOutDialogProps } from './log-out-dialog';
import type { LeftBehind, LogOutQuestion } from './log-out-question';
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
  readonly question: LogOutQuestion;
}

/**
 * Asks first when something would be lost that the store has not received, or something was typed here before the login. This device's data is deleted only after `endSessions` succeeds.
 */
export function useLogOut(endSessions?: () => Promise<unknown>): LogOut {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [warning, setWarning] = useState<Warning | null>(null);

  async function leaveNow(accountId: string | null, chosen: readonly LeftBehind[] = []) {
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
    await leave(queryClient, accountId, chosen);
    window.location.assign(spokenPath('/login'));
  }

  async function warn(accountId: string | null, question: LogOutQuestion) {
    const { LogOutDialog } = await import('./log-out-dialog');
    setWarning({ Dialog: LogOutDialog, accountId, question });
  }

  async function logOut() {
    const accountId = accountToLeave();
    const { logOutQuestion } = await import('./log-out-question');
    const question = await logOutQuestion(accountId);
    await (question === null ? leaveNow(accountId) : warn(accountId, question));
  }

  const dialog =
    warning === null ? null : (
      <warning.Dialog
        question={warning.question}
        isBusy={isBusy}
        onStay={() => setWarning(null)}
        onLeave={(chosen) => void leaveNow(warning.accountId, chosen)}
      />
    );
  return { logOut: () => void logOut(), isBusy, error, dialog };
}

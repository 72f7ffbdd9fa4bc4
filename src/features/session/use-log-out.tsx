import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { messagesWaiting } from '../../offline/messages/messages-waiting';
import { outbox } from '../../offline/outbox/outbox';
import { logOut as leave } from './log-out';
import type { LogOutDialogProps } from './log-out-dialog';

/** Logout. Asks first when unsent changes or messages would be lost (DESIGN 7.12). */
export function useLogOut(): { readonly logOut: () => void; readonly isBusy: boolean; readonly dialog: ReactNode } {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [warning, setWarning] = useState<{ readonly Dialog: ComponentType<LogOutDialogProps>; readonly unsentCount: number } | null>(null);

  async function leaveNow() {
    setIsBusy(true);
    await leave(queryClient);
    window.location.assign('/login');
  }

  async function warn(unsentCount: number) {
    const { LogOutDialog } = await import('./log-out-dialog');
    setWarning({ Dialog: LogOutDialog, unsentCount });
  }

  function logOut() {
    const unsentCount = outbox.entries().length + messagesWaiting.get().ofAccountCount;
    void (unsentCount === 0 ? leaveNow() : warn(unsentCount));
  }

  const dialog =
    warning === null ? null : (
      <warning.Dialog unsentCount={warning.unsentCount} isBusy={isBusy} onStay={() => setWarning(null)} onLeave={() => void leaveNow()} />
    );
  return { logOut, isBusy, dialog };
}

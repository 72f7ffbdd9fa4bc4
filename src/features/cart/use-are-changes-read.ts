import { useEffect, useState } from 'react';
import { outbox } from '../../offline/outbox/outbox';
import { useAccountId } from '../session/session-store';

/** Until then the shown cart may lack some of its floors. */
export function useAreChangesRead(): boolean {
  const accountId = useAccountId();
  const [readFor, setReadFor] = useState<string | null>(null);
  useEffect(() => {
    if (accountId !== null) void outbox.open(accountId).then(() => setReadFor(accountId));
  }, [accountId]);
  return accountId !== null && readFor === accountId;
}

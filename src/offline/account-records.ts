import { createLocalValue } from './storage/local-value';
import { isFields } from './storage/stored-fields';

/** Those unchanged for the longest time are dropped first. */
const MAX_ACCOUNTS = 5;

interface AccountRecord<Value> {
  readonly accountId: string;
  readonly value: Value;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * One record an account in local storage. An account reads its own only: that of a session which the store ended waits for the account's
 * next login, whoever uses the device meanwhile. `read` gives null for fields that `write` did not make.
 */
export function createAccountRecords<Value>(key: string, read: (fields: Fields) => Value | null, write: (value: Value) => Fields) {
  const kept = createLocalValue<readonly AccountRecord<Value>[], readonly Fields[]>(key, (stored) =>
    // An earlier build kept one record, without a list.
    (Array.isArray(stored) ? stored : [stored]).flatMap((fields: unknown) => {
      if (!isFields(fields) || typeof fields['accountId'] !== 'string') return [];
      const value = read(fields);
      return value === null ? [] : [{ accountId: fields['accountId'], value }];
    }),
  );
  const without = (accountId: string) => kept.get().filter((record) => record.accountId !== accountId);
  const set = (records: readonly AccountRecord<Value>[]): void =>
    kept.set(records.length === 0 ? null : records.map(({ accountId, value }) => ({ accountId, ...write(value) })));

  return {
    of: (accountId: string | null): Value | null => kept.get().find((record) => record.accountId === accountId)?.value ?? null,
    put: (accountId: string, value: Value): void => set([{ accountId, value }, ...without(accountId)].slice(0, MAX_ACCOUNTS)),
    clear(accountId: string | null): void {
      if (accountId !== null) set(without(accountId));
    },
    subscribe: kept.subscribe,
  };
}

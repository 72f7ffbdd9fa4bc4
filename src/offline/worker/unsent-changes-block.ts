import type { Outbox } from '../outbox/outbox';
import type { createUpdateGate } from './update-gate';

/** Hides the banner; an accepted update does not reload yet. */
export function blockUpdateWhileUnsent(
  outbox: Pick<Outbox, 'entries' | 'subscribe'>,
  gate: Pick<ReturnType<typeof createUpdateGate>, 'block'>,
): void {
  let unblock: (() => void) | null = null;
  const follow = (): void => {
    const isWaiting = outbox.entries().some((entry) => entry.state === 'waiting');
    if (isWaiting) unblock ??= gate.block('unsent changes');
    else {
      unblock?.();
      unblock = null;
    }
  };
  outbox.subscribe(follow);
  follow();
}

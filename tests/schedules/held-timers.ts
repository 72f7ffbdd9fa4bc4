import { vi } from 'vitest';

/** After this the stand-in sends a webhook (server/payments/stand-in/create-stand-in.ts). */
const WEBHOOK_DELAY_MS = 400;
/** How long the payment package waits before it asks again: not waited for here. */
const RETRY_MS = { least: 500, most: 1_500 };

export interface HeldWebhooks {
  /** Sends what is held. */
  readonly deliver: () => void;
  /** Sends what is held, and all that come, until `hold`. */
  readonly letThrough: () => void;
  readonly hold: () => void;
  readonly restoreTimers: () => void;
}

/** Webhooks come when a schedule says so, and nobody waits for a second try. Everything else keeps its time. */
export function holdWebhooks(): HeldWebhooks {
  const inTime = globalThis.setTimeout;
  let isHolding = true;
  let held: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): unknown => {
    if (ms === WEBHOOK_DELAY_MS && isHolding) return void held.push(() => work(...given));
    return inTime(work, ms === WEBHOOK_DELAY_MS || (ms >= RETRY_MS.least && ms <= RETRY_MS.most) ? 0 : ms, ...given);
  });
  const deliver = (): void => {
    const due = held;
    held = [];
    for (const work of due) work();
  };
  return {
    deliver,
    letThrough() {
      isHolding = false;
      deliver();
    },
    hold() {
      isHolding = true;
    },
    restoreTimers: () => void vi.unstubAllGlobals(),
  };
}

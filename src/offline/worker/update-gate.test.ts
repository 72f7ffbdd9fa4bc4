import { describe, expect, it, vi } from 'vitest';
import { blockUpdateWhileUnsent } from './unsent-changes-block';
import { EMPTY_CART } from '../shown-cart';
import { NO_TRIES } from '../sync/backoff';
import { createUpdateGate, updateGate } from './update-gate';

describe('An update', () => {
  it('asks only when neither checkout nor anything else must not be interrupted', () => {
    const gate = createUpdateGate();
    gate.offer(() => undefined);
    const [endFirst, endSecond] = [gate.block('checkout'), gate.block('checkout')];
    expect(gate.get()).toEqual({ isReady: true, blockedBy: 'checkout' });
    endFirst();
    endFirst();
    expect(gate.get().blockedBy).toBe('checkout');
    endSecond();
    expect(gate.get()).toEqual({ isReady: true, blockedBy: null });
  });

  it('that was accepted and is slow to take over does not reload a checkout opened meanwhile', () => {
    const gate = createUpdateGate();
    const reload = vi.fn<() => void>();
    const end = gate.block('checkout');
    gate.runWhenFree(reload);
    expect(reload).not.toHaveBeenCalled();
    end();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told to the screens until they stop, and a reason that changes nothing is not', () => {
    const gate = createUpdateGate();
    const told: unknown[] = [];
    const stop = gate.subscribe(() => told.push(gate.get()));
    const end = gate.block('checkout');
    gate.block('payment')();
    end();
    gate.offer(() => undefined);
    stop();
    gate.postpone();
    expect(told).toEqual([
      { isReady: false, blockedBy: 'checkout' },
      { isReady: false, blockedBy: null },
      { isReady: true, blockedBy: null },
    ]);
  });

  it('that the shopper postpones is hidden until the next one; accepted, it is taken', () => {
    const gate = createUpdateGate();
    expect([gate.none(), gate.get()]).toEqual([
      { isReady: false, blockedBy: null },
      { isReady: false, blockedBy: null },
    ]);
    expect(() => gate.accept()).not.toThrow();
    const accept = vi.fn<() => void>();
    gate.offer(accept);
    gate.block('checkout');
    gate.postpone();
    expect(gate.get()).toEqual({ isReady: false, blockedBy: 'checkout' });
    gate.offer(accept);
    gate.accept();
    expect([gate.get().isReady, accept.mock.calls.length]).toEqual([true, 1]);
  });

  it('waits while a screen of the store must not be interrupted', () => {
    const end = updateGate.block('checkout');
    expect(updateGate.get().blockedBy).toBe('checkout');
    end();
    expect(updateGate.get().blockedBy).toBeNull();
  });

  it('waits while a change waits to be sent, and not for one that was refused', () => {
    const gate = createUpdateGate();
    let states: readonly ('waiting' | 'refused')[] = ['waiting'];
    let tell = (): void => undefined;
    const unsent = { refusal: null, isInDoubt: false, seenCartVersion: null, ending: null, tries: NO_TRIES };
    const record = { v: 1 as const, accountId: 'elena', deviceId: 'd', savedAt: 0, ...unsent };
    const picture = { src: '', widths: [], widthPx: 1, heightPx: 1, color: '', alt: '' };
    const product = { id: 1, title: '', slug: '', picture, priceCentsPerSqft: null, pricePerBoxCents: 1, sqftPerBox: 1 };
    const intent = { product, boxes: 1, isInstallationChosen: false, sequence: 1 };
    blockUpdateWhileUnsent(
      {
        get: () => ({ ...EMPTY_CART, changes: states.map((state) => ({ ...record, intent, state })) }),
        subscribe: (listener) => ((tell = listener), () => true),
      },
      gate,
    );
    expect(gate.get().blockedBy).toBe('unsent changes');
    states = ['refused'];
    tell();
    expect(gate.get().blockedBy).toBeNull();
    tell();
    states = ['waiting', 'refused'];
    tell();
    expect(gate.get().blockedBy).toBe('unsent changes');
  });
});

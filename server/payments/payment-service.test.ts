import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import { createPaymentService, type PaymentService } from './payment-service';
import type { Mail } from '../repositories/outgoing-mails';

const kept = vi.hoisted(() => ({
  mails: [] as unknown[],
  user: { email: 'ana@example.com' } as object | undefined,
  settings: { warehouseAddress: '9 Warehouse Rd', contactNo: '305', email: 'hello@shop.example' } as object | null,
  rounds: [] as string[],
  confirm: null as ((tx: unknown, receipt: object, snapshot: object) => Promise<void>) | null,
  onOrder: null as (() => void) | null,
}));
vi.mock('../repositories/outgoing-mails', () => ({
  putMail: async (_tx: unknown, mail: unknown, { now }: { readonly now: number }) => void kept.mails.push([mail, now]),
}));
vi.mock('../repositories/users', () => ({
  findUserById: async () => kept.user,
  lockUser: async () => undefined,
  lockOpenAccount: async () => undefined,
}));
vi.mock('../repositories/settings', () => {
  const read = async () => kept.settings ?? Promise.reject(new Error('no settings'));
  return { readSettings: read, readShownSettings: read };
});
vi.mock('../repositories/order-refunds', async (original) => ({
  ...(await original<object>()),
  listUnfinishedRefunds: async () => [],
}));
vi.mock('./reconcile', async (original) => ({
  ...(await original<object>()),
  reconcile: async (context: { readonly confirmOrder: typeof kept.confirm; readonly onOrder: () => void }, which = 'all') => {
    kept.rounds.push(which);
    [kept.confirm, kept.onOrder] = [context.confirmOrder, context.onOrder];
    return { ordered: 0, refunded: 0, givenUp: 0, failed: 0 };
  },
}));

const KEYS = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
let tasks: (() => Promise<void>)[];
let wakes: number;
const open = (stripe: typeof KEYS | null): PaymentService =>
  createPaymentService({
    db: {} as Database,
    stripe,
    log: () => undefined,
    now: () => 5_000,
    publicUrl: () => 'https://shop.example',
    signsAs: 'shop.example',
    roadDistance: async () => null,
    inBackground: (task) => void tasks.push(task),
    wakeMailOutbox: () => void (wakes += 1),
  });

beforeEach(() => {
  [tasks, wakes] = [[], 0];
  Object.assign(kept, { mails: [], user: { email: 'ana@example.com' }, rounds: [] });
});

describe('The card field', () => {
  it('is set up with the keys of the shop, and by the stand-in where there are none', () => {
    expect(open(KEYS).setup()).toEqual({ publishableKey: 'pk_test_x', standInScript: null });
    expect(open(null).setup()).toMatchObject({ standInScript: expect.stringContaining('/demo-payments/') });
  });
});

it('Rounds begin at the start and every minute, in the background and one at a time, until they are stopped', async () => {
  vi.useFakeTimers();
  const stop = open(KEYS).startReconciling();
  // Of all that is unsettled, and of what was given up.
  expect(tasks).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(tasks).toHaveLength(2);
  await Promise.all(tasks.map((task) => task()));
  expect(kept.rounds).toEqual(['all', 'givenUp']);
  vi.advanceTimersByTime(60_000);
  expect(tasks).toHaveLength(4);
  stop();
  vi.advanceTimersByTime(10 * 60_000);
  expect(tasks).toHaveLength(4);
  vi.useRealTimers();
});

describe('An order', () => {
  const RECEIPT = { orderId: 1, orderNumber: 'SPS-10001', totalCents: 72_620 };
  const BILL = {
    boxes: 9,
    area: 1,
    itemsCents: 67_869,
    taxCents: 4_751,
    installationCents: 0,
    discountCents: 0,
    shippingCents: 0,
    totalCents: 72_620,
  };
  const SNAPSHOT = {
    userId: 7,
    content: {
      bill: BILL,
      choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
      addressText: null,
      miles: null,
      locatedBy: null,
      band: null,
      lines: [],
    },
  };
  const confirm = async (stripe: typeof KEYS | null): Promise<readonly [Mail, number] | undefined> => {
    await open(stripe).reconcile();
    await kept.confirm?.({}, RECEIPT, SNAPSHOT);
    return kept.mails[0] as readonly [Mail, number] | undefined;
  };

  it('is confirmed to its shopper by a mail, which goes out at once', async () => {
    const [mail, now] = (await confirm({ ...KEYS, secretKey: 'sk_live_x' })) ?? [];
    expect(now).toBe(5_000);
    expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Your SPS Flooring order SPS-10001' });
    expect(mail?.text).toContain('9 Warehouse Rd');
    expect(mail?.text).toContain('https://shop.example/orders/SPS-10001');
    kept.onOrder?.();
    expect(wakes).toBe(1);
  });

  it('of a demo is called one', async () => {
    expect((await confirm(null))?.[0].subject).toBe('Demo: your SPS Flooring order SPS-10001');
    expect((await confirm(KEYS))?.[0].subject).toMatch(/^Demo: /);
  });

  it('is not held up by missing settings, nor by an account that is gone', async () => {
    kept.settings = null;
    expect((await confirm(KEYS))?.[0].text).toContain('At our store.');
    for (const user of [undefined, { email: 'erased-7@shop.invalid' }]) {
      Object.assign(kept, { mails: [], user });
      expect(await confirm(KEYS)).toBeUndefined();
    }
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, projects } from '../../server/db/schema/people';
import { cartLines, orders } from '../../server/db/schema/shop';
import { addAddress } from '../../server/repositories/addresses';
import { readCartVersion, readCart, removeLine, setLine, type CartSetOutcome } from '../../server/repositories/carts';
import { nameJob } from '../../server/repositories/orders';
import { saveProjectCopy } from '../../server/repositories/projects';
import { eraseShopper, findShopper, setShopperActive } from '../../server/repositories/shoppers';
import type { UserRow } from '../../server/repositories/users';
import { createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { projectOf } from '../fixtures/sample-rooms';
import { openGatedStore } from '../fixtures/gated-store';
import type { StatementGates } from '../fixtures/statement-gates';
import type { TestStore } from '../fixtures/test-store';

// The second action runs between any two statements of the first, or waits for its lock: the outcome is that of one after the other.

const MAPLE = 107;

let store: TestStore;
let gates: StatementGates;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, gates, close } = await openGatedStore());
});
afterAll(() => close());
beforeEach(async () => {
  // All these shoppers sign up from one network address.
  await store.database.db.execute('truncate rate_windows');
});

async function withFloor() {
  const shopper = await shopperWithFloor(store);
  const user = await findShopper(store.database.db, shopper.email);
  if (user === undefined) throw new Error('The account is not there');
  const [line] = await readCart(store.database.db, user.id);
  return { shopper, user, lineId: line?.lineId ?? 0, seenVersion: await readCartVersion(store.database.db, user.id) };
}

/** Its webhook is held. */
async function paidCart() {
  const cart = await withFloor();
  const secret = await cart.shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(store, secret, CARDS.good);
  return { ...cart, order: () => store.services.payments.checkOut(cart.user.id, paymentIdOf(secret)) };
}

const boxesOf = async (userId: number): Promise<number> =>
  (await readCart(store.database.db, userId)).reduce((sum, { boxes }) => sum + boxes, 0);

const valueOf = (result: PromiseSettledResult<unknown>): unknown => (result.status === 'fulfilled' ? result.value : result.reason);

describe('A floor that one device changes', () => {
  const change = (userId: number, boxes: number, seenVersion: number): Promise<CartSetOutcome> =>
    setLine(store.database.db, userId, MAPLE, { boxes, isInstallationChosen: false }, { deviceId: 'phone', sequence: 1, seenVersion });

  it.each(['change first', 'removal first'])('while another removes it does not come back, %s', async (which) => {
    const { db } = store.database;
    await gates.atEveryStatement(async () => {
      const { user, lineId, seenVersion } = await withFloor();
      const changing = (): Promise<unknown> => change(user.id, 5, seenVersion);
      const removing = (): Promise<unknown> => removeLine(db, user.id, lineId, MAPLE, { deviceId: 'tablet', sequence: 1, seenVersion });
      return {
        first: which === 'change first' ? changing : removing,
        second: which === 'change first' ? removing : changing,
        check: async (_played, statement) => expect(await boxesOf(user.id), `at statement ${statement}`).toBe(0),
      };
    });
  });

  it.each(['change first', 'order first'])(
    'while it is ordered is ordered once, and the device is told or keeps the rest, %s',
    async (which) => {
      await gates.atEveryStatement(async () => {
        const { user, seenVersion, order } = await paidCart();
        const changing = (): Promise<unknown> => change(user.id, 12, seenVersion);
        return {
          first: async (): Promise<unknown> => (which === 'change first' ? changing() : order()),
          second: async (): Promise<unknown> => (which === 'change first' ? order() : changing()),
          check: async ({ first, second }, statement) => {
            const changed = valueOf(which === 'change first' ? first : second);
            expect([changed === 'applied' ? 'kept' : changed, await boxesOf(user.id)], `at statement ${statement}`).toEqual(
              changed === 'applied' ? ['kept', 3] : [{ how: 'ordered', boxes: 9, orderNumber: expect.stringContaining('SPS-') }, 0],
            );
          },
        };
      });
    },
  );
});

describe('An account that is closed while its requests are on the way', () => {
  const close = {
    erased: (user: UserRow) => eraseShopper(store.database.db, user),
    disabled: (user: UserRow) => setShopperActive(store.database.db, user.id, false, Date.now()),
  };
  const draft = { ...SAMPLE_HOUSE, mobileNumber: '3055550100', isDefault: true, latitude: null, longitude: null, placeId: null };
  const writes: Readonly<Record<string, (userId: number, orderId: number) => Promise<unknown>>> = {
    address: (userId) => addAddress(store.database.db, userId, draft),
    rooms: (userId) => saveProjectCopy(store.database.db, userId, projectOf([], { changedAt: 5 }), 1_000),
    floor: (userId) => setLine(store.database.db, userId, 101, { boxes: 1, isInstallationChosen: false }, null),
    'job name': (userId, orderId) => nameJob(store.database.db, userId, { orderId, jobName: 'Diaz, upstairs' }),
  };

  it.each(Object.keys(writes))('keeps no %s when it is erased', async (what) => {
    const { db } = store.database;
    await gates.atEveryStatement(async () => {
      const { user, order } = await paidCart();
      const { orderId } = await order();
      await db.update(orders).set({ state: 'done' }).where(eq(orders.id, orderId));
      return {
        first: () => writes[what]?.(user.id, orderId) ?? Promise.reject(new Error(what)),
        second: () => close.erased(user),
        check: async (_played, statement) => {
          const left = await Promise.all(
            [addresses, projects, cartLines].map((table) => db.select().from(table).where(eq(table.userId, user.id))),
          );
          const named = await db.select({ jobName: orders.jobName }).from(orders).where(eq(orders.id, orderId));
          expect([left.flat(), named], `at statement ${statement}`).toEqual([[], [{ jobName: null }]]);
        },
      };
    });
  });

  it('takes no write once it is disabled, and an erased one is not opened again', async () => {
    const { user } = await withFloor();
    await close.disabled(user);
    for (const write of Object.values(writes)) await expect(write(user.id, 1)).rejects.toThrow('closed');
    await gates.atEveryStatement(async () => {
      const { user: other } = await withFloor();
      await store.database.db.delete(cartLines).where(eq(cartLines.userId, other.id));
      return {
        first: () => setShopperActive(store.database.db, other.id, true, Date.now()),
        second: () => close.erased(other),
        check: async () =>
          expect(await findShopper(store.database.db, `erased-${other.id}@shop.invalid`)).toMatchObject({ isActive: false }),
      };
    });
  });
});

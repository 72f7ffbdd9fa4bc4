import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { orders } from '../../server/db/schema/shop';
import { endPromo, revivePromo } from '../../server/repositories/promos';
import { changeSettings } from '../../server/repositories/settings';
import { changeStock } from '../../server/repositories/stock';
import { writeCartLine } from '../../src/contract/cart';
import { changedFigures } from '../../src/contract/changed-figures';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { saveProject } from '../../src/contract/projects';
import { orderSamples } from '../../src/contract/samples';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { draftFor, PICKUP } from '../fixtures/floor-purchase';
import { MAPLE } from '../fixtures/quoted-floor';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { projectOf, roomOf } from '../fixtures/sample-rooms';
import type { Random } from '../fuzz/random';
import { clientOf, MAPLE_SLUG, QUOTED_BOXES, type Round, type Shopper, type World } from './crowd-world';

type Act<Who> = (world: World, round: Round, who: Who, random: Random) => Promise<unknown>;

/** A figure that no cart has: the refusal tells the right one. */
const UNKNOWN_CENTS = 1;
const UNCOUNTED_FLOOR = 101;

/** What one window of a shopper does. */
export const SHOPPER_ACTS = {
  writeCart: (world, _round, shopper, random) =>
    clientOf(world, random, shopper).call(writeCartLine, {
      lineId: null,
      productId: random.pick([MAPLE.productId, MAPLE.productId, UNCOUNTED_FLOOR]),
      pricePerBoxCents: 1,
      boxes: random.pick([2, QUOTED_BOXES, 6]),
      isInstallationChosen: false,
    }),
  async openPayment(world, round, shopper, random) {
    const client = clientOf(world, random, shopper);
    const promoCode = random.chance(0.4) ? round.code : null;
    const choice = { ...PICKUP, promoCode, isInstallationChosen: random.chance(0.5) };
    const quote = random.chance(0.3) ? round.quote : null;
    let amountCents = UNKNOWN_CENTS;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { outcome } = await client.call(createPaymentIntent, { amountCents, choice, quote });
      if (outcome.kind === 'success') return void shopper.secrets.push(outcome.data);
      if (outcome.kind !== 'refused' || outcome.data === null) return;
      amountCents = changedFigures.decode(outcome.data).totalCents;
    }
  },
  /** With any secret that was ever given: a window may have been left open. */
  async pay({ stores }, _round, shopper, random) {
    const secret = shopper.secrets[random.below(shopper.secrets.length)];
    if (secret !== undefined) await payWithCard(random.pick(stores), secret, random.chance(0.8) ? CARDS.good : CARDS.declined);
  },
  async checkOut(world, _round, shopper, random) {
    const secret = shopper.secrets[random.below(shopper.secrets.length)];
    if (secret !== undefined) await clientOf(world, random, shopper).call(checkout, draftFor(secret));
  },
  async saveProject(world, _round, shopper, random) {
    const project = { ...projectOf([roomOf(['14 x 18'])]), id: randomUUID() };
    const { outcome } = await clientOf(world, random, shopper).call(saveProject, project);
    if (outcome.kind === 'success') shopper.projectIds.push(project.id);
  },
  orderSamples: (world, { house, number }, { userId }, random) =>
    clientOf(world, random, null).call(
      orderSamples,
      {
        ...SAMPLE_HOUSE,
        line1: house,
        mobileNumber: '3055550142',
        email: `samples-${number}-${userId}@example.com`,
        productIds: [101, 102, 103, 104].slice(0, 1 + random.below(4)),
      },
      { [MESSAGE_ID_HEADER]: randomUUID() },
    ),
} as const satisfies Readonly<Record<string, Act<Shopper>>>;

/** What happens in the shop, at the provider and in the store's own rounds meanwhile. */
export const SHOP_ACTS = {
  deliverWebhooks: async ({ webhooks }) => webhooks.deliver(),
  reconcile: ({ stores }, _round, _who, random) => random.pick(stores).services.payments.reconcile(),
  async endCode({ stores: [{ database }] }, { code }) {
    await endPromo(database.db, code, Date.now());
  },
  async reviveCode({ stores: [{ database }] }, { code }) {
    await revivePromo(database.db, code, Date.UTC(2099, 11, 31));
  },
  /** The count stays: sales alone move it, so that it can be checked. */
  changeStock: ({ stores: [{ database }] }, _round, _who, random) =>
    changeStock(database.db, { slug: MAPLE_SLUG, boxesOnHand: undefined, backOn: random.chance(0.5) ? null : '2026-12-24' }, '2026-11-26'),
  changeSetting: ({ stores: [{ database }] }, _round, _who, random) =>
    changeSettings(database.db, { taxPercentHundredths: random.pick([700, 650]) }),
  async stepOrder(world, round, _who, random) {
    const { actions, orderId } = await anyOrder(world, round, random);
    if (orderId !== undefined) await actions.step(orderId, { to: random.pick(['ready', 'done']), day: null, note: null, by: 'owner' });
  },
  async cancelOrder(world, round, _who, random) {
    const { actions, orderId } = await anyOrder(world, round, random);
    if (orderId !== undefined) await actions.cancel(orderId, { note: null, by: 'owner' });
  },
  async refundOrder(world, round, _who, random) {
    const { actions, orderId, totalCents } = await anyOrder(world, round, random);
    const isCancelling = random.chance(0.5);
    const amountCents = isCancelling ? (totalCents ?? 0) : 1 + random.below(totalCents ?? 1);
    if (orderId !== undefined) await actions.refund(orderId, { amountCents, isCancelling, note: null, by: 'owner' });
  },
} as const satisfies Readonly<Record<string, Act<null>>>;

async function anyOrder({ stores }: World, { shoppers }: Round, random: Random) {
  const { database, services } = random.pick(stores);
  const ids = shoppers.map(({ userId }) => userId);
  const made = await database.db
    .select({ orderId: orders.id, totalCents: orders.totalCents })
    .from(orders)
    .where(inArray(orders.userId, ids));
  return { actions: services.payments.orderActions, ...made[random.below(made.length)] };
}

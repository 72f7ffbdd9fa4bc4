import { writeCartLine } from '../../src/contract/cart';
import { changedFigures } from '../../src/contract/changed-figures';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { draftFor, PICKUP } from '../fixtures/floor-purchase';
import type { Random } from '../fuzz/random';
import type { HeldWebhooks } from './held-timers';
import type { ShopServers } from './shop-servers';

/** A window of the shopper's: the total it shows and the payment it has open. */
interface Tab {
  shownCents: number;
  secret: string | null;
}

/** What chance acts on. `kept` are the payments the device remembers after a window was closed. */
export interface Shopper {
  readonly userId: number;
  readonly authKey: string;
  readonly tabs: readonly [Tab, Tab];
  readonly kept: string[];
}

export interface World {
  readonly servers: ShopServers;
  readonly webhooks: HeldWebhooks;
}

type Step = (world: World, shopper: Shopper, random: Random) => Promise<void>;

/** So many calls of a server are one request, more or less: where in it the server breaks off is chance. */
const CALLS_OF_A_REQUEST = 24;

const anyTab = ({ tabs }: Shopper, random: Random): Tab => random.pick([tabs[0], tabs[1]]);

export const STEPS = {
  async editCart(world, shopper, random) {
    const line = { lineId: null, productId: random.pick([107, 101]), pricePerBoxCents: 1, isInstallationChosen: false };
    await clientOf(world, shopper, random).call(writeCartLine, { ...line, boxes: 1 + random.below(12) });
  },
  async openPayment(world, shopper, random) {
    const tab = anyTab(shopper, random);
    const client = clientOf(world, shopper, random);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { outcome } = await client.call(createPaymentIntent, { amountCents: tab.shownCents, choice: PICKUP });
      if (outcome.kind === 'success') {
        tab.secret = outcome.data;
        shopper.kept.push(outcome.data);
      }
      if (outcome.kind !== 'refused' || outcome.data === null) return;
      tab.shownCents = changedFigures.decode(outcome.data).totalCents;
    }
  },
  async confirm(world, shopper, random) {
    const { secret } = anyTab(shopper, random);
    if (secret !== null) await payWithCard(world.servers.door(random), secret, random.chance(0.8) ? CARDS.good : CARDS.declined);
  },
  async checkOut(world, shopper, random) {
    const { secret } = anyTab(shopper, random);
    if (secret !== null) await clientOf(world, shopper, random).call(checkout, draftFor(secret));
  },
  /** A page that starts finds the payment of a window that was closed, and asks for its order. */
  async resume(world, shopper, random) {
    const secret = shopper.kept[random.below(shopper.kept.length)];
    if (secret !== undefined) await clientOf(world, shopper, random).call(checkout, draftFor(secret));
  },
  async closeTab(_world, shopper, random) {
    Object.assign(anyTab(shopper, random), { shownCents: 1, secret: null } satisfies Tab);
  },
  async deliverWebhooks(world) {
    world.webhooks.deliver();
  },
  async reconcile(world, _shopper, random) {
    await world.servers
      .any(random)
      .store.services.payments.reconcile()
      .catch(() => undefined);
  },
  async killServer(world, _shopper, random) {
    world.servers.any(random).life.endAfter(1 + random.below(CALLS_OF_A_REQUEST));
  },
  async failOnce(world, _shopper, random) {
    world.servers.any(random).life.failOnceAfter(1 + random.below(CALLS_OF_A_REQUEST));
  },
} as const satisfies Readonly<Record<string, Step>>;

function clientOf({ servers }: World, { authKey }: Shopper, random: Random): ContractClient {
  const client = new ContractClient(servers.door(random));
  client.authKey = authKey;
  return client;
}

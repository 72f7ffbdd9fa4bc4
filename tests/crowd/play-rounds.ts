import { setTimeout as pause } from 'node:timers/promises';
import { randomFor, type Random } from '../fuzz/random';
import { brokenPromises, heldTwice, payablePayments } from './broken-promises';
import { SHOP_ACTS, SHOPPER_ACTS } from './crowd-actions';
import { beginRound, type Round, type World } from './crowd-world';

type ShopperAct = keyof typeof SHOPPER_ACTS;
type ShopAct = keyof typeof SHOP_ACTS;
type OneOrMore<Item> = readonly [Item, ...Item[]];

const WINDOWS = 2;
const LIKELY: OneOrMore<ShopperAct> = [
  'writeCart',
  'openPayment',
  'openPayment',
  'openPayment',
  'pay',
  'pay',
  'checkOut',
  'saveProject',
  'orderSamples',
];
const IN_THE_SHOP = Object.keys(SHOP_ACTS).filter((name): name is ShopAct => name in SHOP_ACTS);
/** A few milliseconds apart: the length of a round trip to the database. */
const MOST_APART_MS = 6;
const ROUNDS_UNTIL_SETTLED = 4;

export interface Played {
  readonly round: Round;
  readonly acts: readonly string[];
  readonly wrongs: readonly string[];
}

/**
 * Some windows of some shoppers, the owner, the provider and the store's own rounds, all at once, in a mix that the seed decides; only the
 * machine's own timing orders them. Then everything settles, and each broken promise is told.
 */
export async function playRound(world: World, seed: number, likely: OneOrMore<ShopperAct> = LIKELY): Promise<Played> {
  const round = await beginRound(world, seed);
  const acts: string[] = [];
  let windows = 0;
  const inTurn = async (names: readonly string[], act: (index: number, random: Random) => Promise<unknown>): Promise<void> => {
    const random = randomFor(seed, (windows += 1));
    for (const [index, name] of names.entries()) {
      await pause(random.below(MOST_APART_MS));
      acts.push(name);
      await act(index, random);
    }
  };
  const mix = randomFor(seed, 0);
  const ofShoppers = round.shoppers.flatMap((shopper) =>
    Array.from({ length: WINDOWS }, () => {
      const names: ShopperAct[] = ['writeCart', 'openPayment', ...Array.from({ length: 2 + mix.below(3) }, () => mix.pick(likely))];
      return inTurn(names, (index, random) => SHOPPER_ACTS[names[index] ?? 'writeCart'](world, round, shopper, random));
    }),
  );
  const [first = 'reconcile', ...others] = IN_THE_SHOP;
  const shopNames = Array.from({ length: 2 + mix.below(4) }, () => mix.pick([first, ...others]));
  const inShop = inTurn(shopNames, (index, random) => SHOP_ACTS[shopNames[index] ?? first](world, round, null, random));
  await Promise.all([...ofShoppers, inShop]);
  const wrongs = [...(await payablePayments(world, round)), ...(await heldTwice(world, round))];
  await settle(world);
  wrongs.push(...(await brokenPromises(world, round)));
  return { round, acts, wrongs };
}

async function settle({ stores, webhooks }: World): Promise<void> {
  webhooks.letThrough();
  for (let turn = 0; turn < ROUNDS_UNTIL_SETTLED; turn += 1) {
    await Promise.all(stores.map((store) => store.settled()));
    const { ordered, refunded, givenUp, failed } = await stores[0].services.payments.reconcile();
    if (ordered + refunded + givenUp + failed === 0) break;
  }
  await stores[0].database.db.execute("update checkout_snapshots set state = 'superseded' where state = 'open'");
  webhooks.hold();
}

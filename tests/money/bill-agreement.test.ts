import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billCart, type CheckoutTerms } from '../../server/payments/bill-cart';
import type { BillableLine } from '../../server/repositories/billable-lines';
import { firstDistance } from '../../src/api/road-distance';
import { getCart } from '../../src/contract/cart';
import { changedFigures } from '../../src/contract/changed-figures';
import { createPaymentIntent, getPromoCode } from '../../src/contract/checkout';
import { getShippingCharge } from '../../src/contract/site';
import { wireHundredths } from '../../src/contract/wire-values';
import type { Bill } from '../../src/domain/bill';
import { boxesFor, MAX_BOXES } from '../../src/domain/coverage';
import { WASTAGE_PERCENTS } from '../../src/domain/wastage';
import { formatUsd } from '../../src/domain/money';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { judgePromo } from '../../src/domain/promo';
import { quoteShipping } from '../../src/domain/delivery-price';
import { purchaseBill } from '../../src/features/checkout/purchase-bill';
import { repeats } from '../repetitions';
import * as z from 'zod/mini';

// The page bills what came over the wire, the server what its rows say. Here both do so for the same random shop, and an
// arithmetic of its own, in whole numbers without limit, says what is right. Replay with BILL_SEED=<number>.

const CASES = repeats ? 10_000 : 2_000;
const SEED = Number(process.env['BILL_SEED'] ?? Date.now() % 2_147_483_647);
const LIMIT_MS = 300_000;
const METRES_PER_MILE = 1_609.34;
const BOXES_PER_PALLET = 55;

const upTo = (max: number, min = 0) => fc.integer({ min, max });

const line = fc.record({
  coverage: upTo(400_000, 1),
  wastage: fc.constantFrom(...WASTAGE_PERCENTS),
  pricePerBoxCents: upTo(30_000, 1),
  sqftPerBox: upTo(5_000, 400),
});
const bands = fc.array(fc.record({ width: upTo(60, 1), priceCents: fc.oneof(fc.constant(15_000), fc.constant(0), upTo(60_000, 1)) }), {
  maxLength: 5,
});
/** Anywhere, and often exactly on a mile or a hair beside it, where bands meet. */
const metres = fc.oneof(
  fc.double({ min: 0, max: 500_000, noNaN: true }),
  fc.tuple(upTo(200), fc.constantFrom(-0.01, 0, 0.01)).map(([miles, beside]) => Math.max(0, miles * METRES_PER_MILE + beside)),
);
const shop = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  taxPercentHundredths: upTo(2_500),
  installationCentsPerSqft: upTo(2_000),
  isInstallationChosen: fc.boolean(),
  promoPercentHundredths: fc.option(upTo(10_000, 1)),
  isDelivery: fc.boolean(),
  bands,
  metres: fc.option(metres),
});
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never;

const boxesOf = (each: Shop['lines'][number]): number => Math.min(MAX_BOXES, boxesFor(each.coverage, each.wastage, each.sqftPerBox));
const bandsOf = (given: Shop['bands']) => {
  let minMile = 0;
  return given.map(({ width, priceCents }) => {
    const band = { minMile, maxMile: minMile + width, priceCents };
    minMile += width;
    return band;
  });
};
const overTheWire = (sent: unknown): unknown => JSON.parse(JSON.stringify(sent));

/** As the page comes to its bill: everything read from replies. */
function billOfPage(given: Shop): Bill {
  const cart = given.lines.map((each, index) => ({
    lineId: index + 1,
    boxes: boxesOf(each),
    isInstallationChosen: false,
    product: {
      id: index + 1,
      title: 'Maple',
      slug: 'maple',
      picture: FALLBACK_PICTURE,
      priceCentsPerSqft: null,
      pricePerBoxCents: each.pricePerBoxCents,
      sqftPerBox: each.sqftPerBox,
    },
  }));
  const lines = getCart.output.decode(overTheWire(getCart.output.encode(cart)));
  const readBands = getShippingCharge.output.decode(overTheWire(getShippingCharge.output.encode(bandsOf(given.bands))));
  const boxes = lines.reduce((sum, each) => sum + each.boxes, 0);
  const promo = { code: 'FLOOR', status: 'Active', percentHundredths: given.promoPercentHundredths ?? 0, startsAt: 0, endsAt: 2 };
  const verdict =
    given.promoPercentHundredths === null
      ? null
      : judgePromo(getPromoCode.output.decode(overTheWire(getPromoCode.output.encode({ ...promo, serverNow: null }))), 1);
  const settings = {
    taxPercentHundredths: hundredthsOverTheWire(given.taxPercentHundredths),
    installationCentsPerSqft: hundredthsOverTheWire(given.installationCentsPerSqft),
  };
  const distance = given.metres === null ? null : firstDistance(overTheWire({ code: 'Ok', routes: [{ distance: given.metres }] }));
  return purchaseBill(lines, {
    settings,
    isInstallationChosen: given.isInstallationChosen,
    promoPercentHundredths: verdict?.ok === true ? verdict.percentHundredths : 0,
    quote: given.isDelivery ? quoteShipping(distance, boxes, readBands) : null,
  });
}

const hundredthsOverTheWire = (hundredths: number): number => z.decode(wireHundredths, z.encode(wireHundredths, hundredths));

/** As the server comes to it: everything read from rows. */
function billOfServer(given: Shop): Bill {
  const rows = given.lines.map((each, index): BillableLine => ({
    productId: index + 1,
    title: 'Maple',
    boxes: boxesOf(each),
    isActive: true,
    pricePerBoxCents: each.pricePerBoxCents,
    sqftPerBox: each.sqftPerBox,
  }));
  const terms: CheckoutTerms = {
    choice: {
      fulfilment: given.isDelivery ? 'Delivery' : 'Pickup',
      addressId: null,
      promoCode: null,
      isInstallationChosen: given.isInstallationChosen,
    },
    quote: null,
    quoteProblem: null,
    refusesBeyondStock: false,
    taxPercentHundredths: given.taxPercentHundredths,
    installationCentsPerSqft: given.installationCentsPerSqft,
    promoPercentHundredths: given.promoPercentHundredths ?? 0,
    promoProblem: null,
    addressText: null,
    distanceMetres: given.metres,
    locatedBy: null,
    bands: bandsOf(given.bands),
  };
  return billCart(rows, terms).bill;
}

const halfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

/** What is right, by the specified rules and decision 0003, in whole numbers that know no limit. */
function rightBill(given: Shop): Bill {
  let [boxes, area, items] = [0n, 0n, 0n];
  for (const each of given.lines) {
    const [wanted, perBox] = [BigInt(each.coverage) * BigInt(100 + each.wastage), BigInt(each.sqftPerBox) * 100n];
    const whole = (wanted + perBox - 1n) / perBox;
    const taken = whole > BigInt(MAX_BOXES) ? BigInt(MAX_BOXES) : whole;
    boxes += taken;
    area += taken * BigInt(each.sqftPerBox);
    items += taken * BigInt(each.pricePerBoxCents);
  }
  const miles = given.metres === null ? Number.NaN : given.metres / METRES_PER_MILE;
  const band = bandsOf(given.bands).find(({ minMile, maxMile }) => miles >= minMile && miles < maxMile);
  const pallets = (boxes + BigInt(BOXES_PER_PALLET) - 1n) / BigInt(BOXES_PER_PALLET);
  const shipping = given.isDelivery ? pallets * BigInt(band?.priceCents ?? 0) : 0n;
  const tax = items * BigInt(given.taxPercentHundredths);
  const discount = items * BigInt(given.promoPercentHundredths ?? 0);
  const installation = given.isInstallationChosen ? area * BigInt(given.installationCentsPerSqft) * 100n : 0n;
  const total = (items + shipping) * 10_000n + tax + installation - discount;
  return {
    boxes: Number(boxes),
    area: Number(area),
    itemsCents: Number(items),
    taxCents: halfUp(tax, 10_000n),
    installationCents: halfUp(installation, 10_000n),
    discountCents: halfUp(discount, 10_000n),
    shippingCents: Number(shipping),
    totalCents: halfUp(total, 10_000n),
  };
}

const centsShown = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

const agree = fc.property(shop, (given) => {
  const page = billOfPage(given);
  expect(page).toEqual(rightBill(given));
  expect(billOfServer(given)).toEqual(page);
  const { itemsCents, taxCents, installationCents, discountCents, shippingCents, totalCents } = page;
  expect(Math.min(...Object.values(page))).toBeGreaterThanOrEqual(0);
  if (!given.isDelivery) expect(shippingCents).toBe(0);
  // The shown lines can add up to one cent more or less than the total, never to two (decision 0003).
  expect(Math.abs(itemsCents + shippingCents + taxCents + installationCents - discountCents - totalCents)).toBeLessThanOrEqual(1);
  expect(centsShown(formatUsd(totalCents))).toBe(totalCents);
  const asked = {
    amountCents: totalCents,
    choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
  } as const;
  const form = Object.entries(
    z.parse(z.record(z.string(), z.union([z.string(), z.number()])), createPaymentIntent.input.encode(asked)),
  ).map(([name, value]) => [name, String(value)]);
  expect(createPaymentIntent.input.decode(Object.fromEntries(form)).amountCents).toBe(totalCents);
  expect(changedFigures.decode(overTheWire(changedFigures.encode(page)))).toEqual(page);
});

describe('Page and server', () => {
  it(
    `agree on every figure of ${CASES} random carts, and so does an arithmetic of its own (BILL_SEED=${SEED})`,
    { timeout: LIMIT_MS },
    () => {
      console.log(`${CASES} bills, BILL_SEED=${SEED}`);
      fc.assert(agree, { numRuns: CASES, seed: SEED });
    },
  );

  const floor = { coverage: 18_000, wastage: 10, pricePerBoxCents: 7_541, sqftPerBox: 2_364 } as const;
  const delivered = {
    taxPercentHundredths: 700,
    installationCentsPerSqft: 275,
    isInstallationChosen: true,
    isDelivery: true,
    bands: [
      { width: 10, priceCents: 15_000 },
      { width: 20, priceCents: 19_900 },
    ],
  };
  it.each<[string, Shop, number]>([
    ['A', { ...delivered, lines: [floor], promoPercentHundredths: 1_000, metres: 8_000 }, 139_342],
    [
      'B',
      { ...delivered, lines: [floor], promoPercentHundredths: null, metres: null, isDelivery: false, isInstallationChosen: false },
      72_620,
    ],
    [
      'C',
      { ...delivered, lines: [{ ...floor, coverage: 140_000, pricePerBoxCents: 5_886 }], promoPercentHundredths: 500, metres: 20_000 },
      865_112,
    ],
  ])('come to the total of golden bill %s', (_name, given, totalCents) => {
    expect([billOfPage(given).totalCents, billOfServer(given).totalCents, rightBill(given).totalCents]).toEqual([
      totalCents,
      totalCents,
      totalCents,
    ]);
  });
});

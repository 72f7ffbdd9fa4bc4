import { expect, test } from 'vitest';
import { billCart } from '../../server/payments/bill-cart';
import { orderMail } from '../../server/payments/order-mail';
import { deliveryZips } from '../../server/places/zip-codes';
import { getCart } from '../../src/contract/cart';
import { getOrders } from '../../src/contract/orders';
import { priceOfArea } from '../../src/domain/area-price';
import type { Bill } from '../../src/domain/bill';
import { cartProductOf, projectCart, type CartProduct } from '../../src/domain/cart';
import type { Product } from '../../src/domain/catalogue';
import { sqftHundredths } from '../../src/domain/coverage';
import { METRES_PER_MILE, quoteShipping, type ShippingQuote } from '../../src/domain/delivery-price';
import { readDeliveryZip, type DeliveryZips } from '../../src/domain/delivery-zips';
import type { Order } from '../../src/domain/order';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { EMPTY_SELECTION } from '../../src/domain/product-selection';
import { draftQuote } from '../../src/domain/quote/draft-quote';
import { freezeQuote } from '../../src/domain/quote/make-quote';
import { quoteBill, type Quote } from '../../src/domain/quote/quote';
import { quoteLink, readQuoteLink } from '../../src/domain/quote/quote-link';
import { compareQuote } from '../../src/domain/quote/todays-quote';
import { receiptFigures } from '../../src/domain/receipt';
import { measureRoom } from '../../src/domain/rooms/measure-room';
import type { ProjectTerms } from '../../src/domain/rooms/project';
import { measureProject } from '../../src/domain/rooms/project-floors';
import { projectPrice } from '../../src/domain/rooms/project-price';
import type { FloorPattern } from '../../src/domain/floor-facts';
import { wastePercentOf } from '../../src/domain/rooms/room';
import { coverageOf, exactArea } from '../../src/domain/rooms/room-area';
import { projectFloorOf } from '../../src/domain/rooms/todays-floors';
import { DEFAULT_STORE_POSITION } from '../../src/domain/store-position';
import { readSqft } from '../../src/domain/typed-area';
import { USUAL_WASTAGE } from '../../src/domain/wastage';
import { purchaseBill } from '../../src/features/checkout/purchase-bill';
import { readCompareSearch } from '../../src/features/compare/compare-search';
import { selectionTotal, withCoverage } from '../../src/features/product/selection';
import { PICKUP_TERMS } from '../fixtures/checkout-terms';
import { projectOf, roomOf } from '../fixtures/sample-rooms';
import { UNSAID } from '../fixtures/unsaid-of-product';

// One wish, typed once, on every screen that shows a price of it: each pair of screens says the same boxes and the same cents.

interface Wish {
  readonly size: string;
  readonly product: Product;
  readonly pattern: FloorPattern;
  readonly isInstallationChosen: boolean;
  readonly zip: string | null;
  readonly promoPercentHundredths: number;
}

type Figure = 'boxes' | 'beforeTax' | Exclude<keyof Bill, 'area'>;
/** Null: the screen cannot express the wish. */
type Shown = Partial<Record<Figure, number>> | null;

const RATES = { taxPercentHundredths: 700, installationCentsPerSqft: 275 };
const BANDS = [
  { minMile: 0, maxMile: 10, priceCents: 15_000 },
  { minMile: 10, maxMile: 60, priceCents: 19_900 },
  { minMile: 60, maxMile: 1_000, priceCents: 0 },
];
const ZIPS = await deliveryZips(DEFAULT_STORE_POSITION, BANDS);

const floor = (id: number, pricePerBoxCents: number, sqftPerBox: number): Product => ({
  id,
  categoryId: 1,
  title: `Floor ${id}`,
  slug: `floor-${id}`,
  priceCentsPerSqft: Math.round((pricePerBoxCents * 100) / sqftPerBox),
  ...UNSAID,
  pricePerBoxCents,
  sqftPerBox,
  picture: FALLBACK_PICTURE,
  descriptionHtml: '',
});
const MAPLE = floor(107, 7_541, 2_364);
const SLATE = floor(133, 6_392, 1_602);
const EXACT = floor(7, 5_999, 2_200);

const isDelivery = (wish: Wish): boolean => wish.zip !== null;
const soldOf = (product: Product): CartProduct => {
  const sold = cartProductOf(product);
  if (sold === null) throw new Error('The floor has a price');
  return sold;
};
const termsOf = ({ isInstallationChosen, zip, promoPercentHundredths }: Wish): ProjectTerms => ({
  isInstallationChosen,
  fulfilment: zip === null ? 'Pickup' : 'Delivery',
  zip: zip ?? '',
  promo: promoPercentHundredths === 0 ? null : { code: 'FLOOR', percentHundredths: promoPercentHundredths },
});
const quoteIn = (zips: DeliveryZips, { zip }: Wish, boxes: number): ShippingQuote | null => {
  const reading = zip === null ? null : readDeliveryZip(zip, boxes, zips);
  return reading?.kind === 'read' ? reading.quote : null;
};
/** The road of an address at the centre of its ZIP code. */
const metresOf = ({ zip }: Wish): number | null => {
  const miles = ZIPS.zips.find((each) => each.zip === zip)?.miles;
  return miles === undefined ? null : miles * METRES_PER_MILE;
};
const figuresOf = ({ area: _area, ...bill }: Bill): Shown => ({ ...bill, beforeTax: bill.itemsCents + bill.installationCents });

/** What stands in the field of the floor's page: typed there for straight rows, brought from My rooms otherwise. */
function selectionOf({ size, product, pattern }: Wish) {
  const sqftPerBox = product.sqftPerBox ?? 0;
  const reading = readSqft(size);
  if (pattern === 'straight') return withCoverage(EMPTY_SELECTION, sqftHundredths(reading.kind === 'read' ? reading.value : 0), sqftPerBox);
  const { area, room } = measureRoom(roomOf([size], { pattern }));
  const { coverage, wastagePercent } = coverageOf([{ area, wastePercent: wastePercentOf(room) }], sqftPerBox);
  return withCoverage({ ...EMPTY_SELECTION, wastagePercent }, coverage, sqftPerBox);
}

function onFloor(wish: Wish): Shown {
  const { boxes } = selectionOf(wish);
  const total = selectionTotal(wish.product, { boxes, isInstallationChosen: wish.isInstallationChosen }, RATES.installationCentsPerSqft);
  return { boxes, beforeTax: total };
}

function sharesOfPanel(wish: Wish) {
  const { boxes, coverage } = selectionOf(wish);
  const projectFloor = projectFloorOf(wish.product);
  return { shares: projectFloor === null ? [] : [{ floor: projectFloor, boxes }], measured: exactArea(coverage), boxes };
}

function onPanel(wish: Wish): Shown {
  const { shares, measured, boxes } = sharesOfPanel(wish);
  return figuresOf(projectPrice(shares, measured, { ...termsOf(wish), rates: RATES, quote: quoteIn(ZIPS, wish, boxes) }).bill);
}

/** Its area comes from the address; it is for pickup, without a code, and has no 20 %. */
function onCompare({ size, product, pattern, isInstallationChosen, zip, promoPercentHundredths }: Wish): Shown {
  if (zip !== null || promoPercentHundredths > 0 || pattern === 'herringbone') return null;
  const reading = readSqft(size);
  const search = readCompareSearch({
    sqft: reading.kind === 'read' ? String(reading.value) : '',
    ...(pattern === 'diagonal' ? { wastage: '15' } : {}),
  });
  const price = priceOfArea(product, sqftHundredths(search.sqft ?? 0), search.wastage ?? USUAL_WASTAGE, isInstallationChosen, RATES);
  return price === null ? null : figuresOf(price.bill);
}

function measureOf({ size, product, pattern }: Wish) {
  const projectFloor = projectFloorOf(product);
  if (projectFloor === null) throw new Error('The floor has a price');
  const project = projectOf([roomOf([size], { pattern })], { floorId: product.id, floors: [projectFloor] });
  return measureProject(project, new Map([[product.id, projectFloor]]));
}

function onRooms(wish: Wish): Shown {
  const { shares, measured } = measureOf(wish);
  const boxes = shares.reduce((sum, share) => sum + share.boxes, 0);
  return figuresOf(projectPrice(shares, measured, { ...termsOf(wish), rates: RATES, quote: quoteIn(ZIPS, wish, boxes) }).bill);
}

function quoteOf(wish: Wish): Quote {
  const { shares, boxes } = sharesOfPanel(wish);
  const floors = shares.map((share) => ({ product: share.floor, boxes }));
  const reading = draftQuote({ floors, terms: termsOf(wish), rates: RATES, delivery: quoteIn(ZIPS, wish, boxes), rooms: [] }, 20_000, 14);
  if (reading.kind !== 'draft') throw new Error(reading.words);
  const frozen = freezeQuote(reading.draft, { deviceMark: 5, count: 1, version: 1 });
  if (frozen.kind !== 'made') throw new Error(frozen.kind);
  return frozen.quote;
}

const onQuote = (wish: Wish): Shown => figuresOf(quoteBill(quoteOf(wish)));

/** Whoever opens its link sees today's prices beside it; a promo code is asked for in the cart. */
function onOpenedQuote(wish: Wish): Shown {
  const origin = 'https://floors.example';
  const read = readQuoteLink(new URL(quoteLink(quoteOf(wish), origin)).hash.slice(1), origin);
  if (read.kind !== 'quote') throw new Error(read.kind);
  const boxes = read.quote.lines.reduce((sum, line) => sum + line.boxes, 0);
  const today = compareQuote(read.quote, {
    floors: new Map([[wish.product.id, soldOf(wish.product)]]),
    rates: RATES,
    delivery: quoteIn(ZIPS, wish, boxes),
    today: 20_000,
  });
  return wish.promoPercentHundredths > 0 ? figuresOf(today.quoted) : figuresOf(today.today);
}

/** As the drain sends it and the server gives it back. */
function linesOfCart(wish: Wish) {
  const { product, isInstallationChosen } = wish;
  const intent = { product: soldOf(product), boxes: selectionOf(wish).boxes, isInstallationChosen, sequence: 1 };
  const [line] = projectCart([], [intent]);
  if (line === undefined) throw new Error('The floor is in the cart');
  return getCart.output.decode(JSON.parse(JSON.stringify(getCart.output.encode([{ ...line, lineId: 1 }]))));
}

function onCart(wish: Wish): Shown {
  const lines = linesOfCart(wish);
  const boxes = lines.reduce((sum, line) => sum + line.boxes, 0);
  const quote = isDelivery(wish) ? quoteShipping(metresOf(wish), boxes, BANDS) : null;
  return figuresOf(purchaseBill(lines, { ...wish, settings: RATES, quote }));
}

/** What the server charges. */
function chargedFor(wish: Wish) {
  const { product, isInstallationChosen, promoPercentHundredths } = wish;
  const { boxes } = selectionOf(wish);
  const rows = [
    {
      productId: product.id,
      title: product.title,
      boxes,
      isActive: true,
      pricePerBoxCents: product.pricePerBoxCents,
      sqftPerBox: product.sqftPerBox,
    },
  ];
  const promoCode = promoPercentHundredths === 0 ? null : 'FLOOR';
  const choice = { fulfilment: isDelivery(wish) ? 'Delivery' : 'Pickup', addressId: null, promoCode, isInstallationChosen } as const;
  return billCart(rows, { ...PICKUP_TERMS, ...RATES, choice, promoPercentHundredths, distanceMetres: metresOf(wish), bands: BANDS });
}

const onPayment = (wish: Wish): Shown => figuresOf(chargedFor(wish).bill);

function orderOf(wish: Wish): Order {
  const { bill, choice, lines } = chargedFor(wish);
  const sent: Order = {
    orderId: 1,
    orderNumber: 'SPS-1',
    placedAt: 0,
    orderStatus: 'Confirm',
    paymentId: 'pi_1',
    fulfilment: choice.fulfilment,
    addressText: null,
    deliveryBasis: null,
    promoCode: choice.promoCode,
    jobName: null,
    handoverCode: null,
    takenBy: null,
    isDemo: false,
    refundedCents: 0,
    dispute: null,
    bill,
    lines: lines.map((line) => ({ ...line, slug: null, picture: FALLBACK_PICTURE })),
    state: 'confirmed',
    steps: [],
  };
  const [order] = getOrders.output.decode(JSON.parse(JSON.stringify(getOrders.output.encode([sent]))));
  if (order === undefined) throw new Error('The order is read');
  return order;
}

const onOrder = (wish: Wish): Shown => figuresOf(orderOf(wish).bill);

function onReceipt(wish: Wish): Shown {
  const figures = receiptFigures(orderOf(wish));
  const named = (start: string) => figures.find(({ label }) => label.startsWith(start))?.cents ?? 0;
  return { itemsCents: named('Item total'), installationCents: named('Installation'), taxCents: named('Estimated taxes') };
}

/** Read from its words. */
function onMail(wish: Wish): Shown {
  const { boxes } = selectionOf(wish);
  const content = { ...chargedFor(wish), phone: null, language: 'en' };
  const receipt = { orderId: 1, orderNumber: 'SPS-1', handoverCode: '48210937', totalCents: content.bill.totalCents };
  const settings = { shopName: 'Floors', warehouseAddress: '1 Plank Way', contactNo: '1', email: 'a@b.example' };
  const { text } = orderMail('ana@shopper.example', receipt, content, { publicUrl: 'https://floors.example', isDemo: false, settings });
  const cents = (label: string): number => {
    const amount = new RegExp(String.raw`^${label}.*?\$([\d,]+\.\d\d)$`, 'm').exec(text)?.[1] ?? '0';
    return Math.round(Number(amount.replaceAll(',', '')) * 100);
  };
  expect(text).toContain(`${boxes} box`);
  return { boxes, itemsCents: cents('Item total'), taxCents: cents('Estimated taxes'), totalCents: cents('Paid') };
}

const SCREENS = {
  floor: onFloor,
  panel: onPanel,
  compare: onCompare,
  rooms: onRooms,
  quote: onQuote,
  'opened quote': onOpenedQuote,
  cart: onCart,
  payment: onPayment,
  order: onOrder,
  receipt: onReceipt,
  mail: onMail,
} satisfies Record<string, (wish: Wish) => Shown>;

const WISHES: readonly Wish[] = ['14 x 18', `14'6" x 18'`, '20 x 32', '10 x 11.5', '100 x 22'].flatMap((size) =>
  [MAPLE, SLATE, EXACT].flatMap((product) =>
    (['straight', 'diagonal', 'herringbone'] as const).flatMap((pattern) =>
      [true, false].flatMap((isInstallationChosen) =>
        [null, '33145', '33040'].flatMap((zip) =>
          [0, 1_250].map((promoPercentHundredths): Wish => ({
            size,
            product,
            pattern,
            isInstallationChosen,
            zip,
            promoPercentHundredths,
          })),
        ),
      ),
    ),
  ),
);

const names = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const PAIRS = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

test.each(PAIRS)('%s and %s show the same boxes and the same cents for the same choices', (one, other) => {
  let compared = 0;
  for (const wish of WISHES) {
    const [left, right] = [SCREENS[one](wish), SCREENS[other](wish)];
    if (left === null || right === null) continue;
    const common = (Object.keys(left) as Figure[]).filter((figure) => right[figure] !== undefined);
    const of = (shown: NonNullable<Shown>) => Object.fromEntries(common.map((figure) => [figure, shown[figure]]));
    expect(of(left), JSON.stringify({ ...wish, product: wish.product.id })).toEqual(of(right));
    compared += common.length;
  }
  // A floor's page shows no figure that a receipt repeats alone.
  expect(compared > 0).toBe(!(one === 'floor' && other === 'receipt'));
});

test('A room of 640 sqft needs the same 30 boxes wherever it is typed, and all of it costs the same', () => {
  const wish: Wish = {
    size: '20 x 32',
    product: MAPLE,
    pattern: 'straight',
    isInstallationChosen: true,
    zip: null,
    promoPercentHundredths: 0,
  };
  const shown = names.map((name) => SCREENS[name](wish));
  expect(new Set(shown.flatMap((figures) => figures?.boxes ?? []))).toEqual(new Set([30]));
  expect(new Set(shown.flatMap((figures) => figures?.totalCents ?? []))).toEqual(new Set([437_096]));
});

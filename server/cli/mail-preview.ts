import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OrderStep } from '../../src/domain/order-life';
import { bill, type BillInput } from '../../src/domain/bill';
import { newSamplesMail, samplesShippedMail } from '../mail/sample-mails';
import { writeAllWhole } from '../media/write-whole';
import { correctionMail, stepMail } from '../payments/step-mail';
import { orderMail } from '../payments/order-mail';
import type { Seller } from '../payments/seller';
import type { OwnerOrder } from '../repositories/order-history';
import type { ShopSettings } from '../repositories/content-document-shapes';
import type { Mail } from '../repositories/outgoing-mails';
import type { KeptSampleOrder } from '../repositories/samples';
import { readSettings } from '../repositories/settings';
import { nearest } from '../owner-files/nearest';
import type { Database } from '../db/database';
import { readProducts } from '../repositories/catalogue';
import type { SnapshotLine } from '../repositories/snapshot-content';
import { done, misused, shopAddressOf, type Command } from './command';
import { fileReply } from './file-argument';
import { splitOptions } from './read-options';

export const mailPreviewCommand: Command = {
  name: 'mail preview',
  parameters: '[NAME] [--html FOLDER]',
  summary: 'what the mails about orders say, with a made-up order of one of your floors; --html writes them as pages to look at',
  run: async ({ db, workingDir, orderActions }, args) => {
    const { words, values, problem } = splitOptions(args, { '--html': 'Name a folder after --html.' });
    if (problem !== null) return misused(problem);
    const [name, ...rest] = words;
    if (rest.length > 0) return misused('Name one mail, or none to see all.');
    const settings = await readSettings(db);
    const publicUrl = shopAddressOf(orderActions);
    const order = await makeUpOrder(db, settings);
    const mails = [...orderMails(order, { publicUrl, settings, isDemo: false }), ...mailsAboutSamples(order, settings, publicUrl)];
    const shown = name === undefined ? mails : mails.filter((mail) => mail.name === name.toLowerCase());
    if (shown.length === 0)
      return misused(
        unknownMail(
          name ?? '',
          mails.map((mail) => mail.name),
        ),
      );
    const folder = values.get('--html');
    if (folder !== undefined) return writePages(shown, resolve(workingDir, folder));
    return done(shown.map(({ name: title, mail }) => `[${title}]\nSubject: ${mail.subject}\n\n${mail.text}`).join('\n\n---\n\n'));
  },
};

interface PreviewedMail {
  readonly name: string;
  readonly mail: Mail;
}

function unknownMail(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names);
  return `There is no mail '${typed}'. ${meant === null ? `There are ${names.map((name) => `'${name}'`).join(', ')}.` : `Did you mean '${meant}'?`}`;
}

async function writePages(mails: readonly PreviewedMail[], folder: string) {
  try {
    await mkdir(folder, { recursive: true });
    await writeAllWhole(
      mails.map(({ name, mail }) => ({ path: join(folder, `${name}.html`), content: Buffer.from(mail.html ?? mail.text) })),
    );
    return done(`${mails.map(({ name }) => `${name}.html`).join(', ')} written to ${folder}`);
  } catch (error) {
    return fileReply('The pages could not be written', error);
  }
}

/** Only when the shop offers samples. */
function mailsAboutSamples({ line, pickedUp }: MadeUpOrder, settings: ShopSettings, publicUrl: string): readonly PreviewedMail[] {
  if (settings.offersSamples !== true) return [];
  const order: KeptSampleOrder = {
    id: 3,
    state: 'new',
    floors: [line],
    name: pickedUp.buyer.name,
    addressText: '1420 Coral Way, Miami, FL 33145',
    phone: '3055550142',
    email: pickedUp.buyer.email,
    orderedAt: pickedUp.placedAt,
    settledAt: null,
    settledBy: null,
    language: 'en',
  };
  return [
    { name: 'samples-new', mail: newSamplesMail(settings.email, order, settings.shopName) },
    { name: 'samples-shipped', mail: samplesShippedMail(order, settings, publicUrl) },
  ];
}

/** In chronological order. */
function orderMails({ line, pickedUp, delivered }: MadeUpOrder, seller: Seller): readonly PreviewedMail[] {
  const { orderId, orderNumber, buyer, bill } = pickedUp;
  const content = {
    bill,
    choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
    addressText: null,
    phone: null,
    miles: null,
    locatedBy: null,
    band: null,
    quote: null,
    holdsBoxes: false,
    language: 'en',
    lines: [line],
  } as const;
  const confirmed = orderMail(
    buyer.email,
    { orderId, orderNumber, totalCents: bill.totalCents, handoverCode: HANDOVER_CODE },
    { ...content, lines: [line] },
    seller,
  );
  const step = (kind: OrderStep['kind'], more: Partial<OrderStep> = {}): OrderStep => ({
    kind,
    at: pickedUp.placedAt,
    day: null,
    amountCents: null,
    note: null,
    ...more,
  });
  const refund = step('refunded', { amountCents: 5_000, note: 'For the box that arrived damaged.' });
  const steps: readonly (readonly [name: string, order: OwnerOrder, step: OrderStep, refundedWithItCents?: number])[] = [
    ['ready', pickedUp, step('ready')],
    ['scheduled', delivered, step('scheduled', { day: '2026-12-03', note: 'Between 8 AM and noon.' })],
    ['out', delivered, step('out')],
    ['cancelled', { ...pickedUp, refundedCents: bill.totalCents }, step('cancelled'), bill.totalCents],
    ['refunded', { ...pickedUp, refundedCents: 5_000 }, refund],
  ];
  const told = steps.flatMap(([name, order, taken, refundedWithItCents]): readonly PreviewedMail[] => {
    const mail = stepMail(order, taken, seller, refundedWithItCents);
    return mail === null ? [] : [{ name, mail }];
  });
  const correction = correctionMail(pickedUp, { step: step('ready'), before: 'confirmed' }, null, seller);
  return [{ name: 'confirmed', mail: confirmed }, ...told, ...(correction === null ? [] : [{ name: 'correction', mail: correction }])];
}

const BOXES = 9;
const HANDOVER_CODE = '48210937';
const PLACED_AT = Date.UTC(2026, 10, 20, 15);

/** Of the shop's first product with a price, so that mail previews show a product of the shop. */
interface MadeUpOrder {
  readonly line: SnapshotLine;
  readonly pickedUp: OwnerOrder;
  readonly delivered: OwnerOrder;
}

/** For samples of mails: of a real floor where the catalogue has one with a price. Nothing is written. */
async function makeUpOrder(db: Database, settings: ShopSettings): Promise<MadeUpOrder> {
  const floors = await readProducts(db, null);
  const floor = floors.find(({ pricePerBoxCents, sqftPerBox }) => pricePerBoxCents !== null && sqftPerBox !== null);
  const line = {
    productId: floor?.id ?? 1,
    title: floor?.title ?? 'Your floor',
    boxes: BOXES,
    pricePerBoxCents: floor?.pricePerBoxCents ?? 7_500,
    sqftPerBox: floor?.sqftPerBox ?? 2_400,
  };
  const pickedUp = madeUpPickup(`${settings.orderPrefix}10012`, {
    lines: [line],
    taxPercentHundredths: settings.taxPercentHundredths,
    installationCentsPerSqft: settings.installationCentsPerSqft,
    isInstallationChosen: false,
    promoPercentHundredths: 0,
    shippingCents: 0,
  });
  return { line, pickedUp, delivered: { ...pickedUp, fulfilment: 'Delivery', addressText: 'Ana Diaz, 1420 Coral Way, Miami, FL 33145' } };
}

/** An invented paid order with this bill, its lines left out. */
export function madeUpPickup(orderNumber: string, billed: BillInput): OwnerOrder {
  return {
    orderId: 12,
    orderNumber,
    placedAt: PLACED_AT,
    orderStatus: 'Confirm',
    state: 'confirmed',
    steps: [],
    phone: '3055550142',
    paymentId: 'pi_preview',
    paymentStatus: 'succeeded',
    flag: null,
    language: 'en',
    fulfilment: 'Pickup',
    addressText: null,
    deliveryBasis: null,
    promoCode: null,
    jobName: null,
    handoverCode: HANDOVER_CODE,
    takenBy: null,
    handover: null,
    isDemo: false,
    refundedCents: 0,
    dispute: null,
    quoteNumber: null,
    buyer: { name: 'Ana Diaz', email: 'ana@example.com' },
    lines: [],
    bill: bill(billed),
  };
}

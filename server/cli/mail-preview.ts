import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OrderStep } from '../../src/domain/order-life';
import { newSamplesMail, samplesShippedMail } from '../mail/sample-mails';
import { writeAllWhole } from '../media/write-whole';
import { correctionMail } from '../payments/correction-mail';
import { orderMail } from '../payments/order-mail';
import type { Seller } from '../payments/seller';
import { stepMail } from '../payments/step-mail';
import type { OwnerOrder } from '../repositories/order-history';
import type { ShopSettings } from '../repositories/document-shapes';
import type { Mail } from '../repositories/outgoing-mails';
import type { KeptSampleOrder } from '../repositories/samples';
import { readSettings } from '../repositories/settings';
import { done, misused, shopAddressOf, type Command } from './command';
import { fileReply } from './file-problem';
import { nearest } from './nearest';

export const mailPreviewCommand: Command = {
  name: 'mail preview',
  parameters: '[NAME] [--html FOLDER]',
  summary: 'what the mails about orders say, with a made-up order; --html writes them as pages to look at',
  run: async ({ db, workingDir, desk }, args) => {
    const folderAt = args.indexOf('--html');
    const folder = folderAt < 0 ? null : args[folderAt + 1];
    if (folder === undefined) return misused('Name a folder after --html.');
    const [name, ...rest] = args.filter((_arg, index) => folderAt < 0 || (index !== folderAt && index !== folderAt + 1));
    if (rest.length > 0) return misused('Name one mail, or none to see all.');
    const settings = await readSettings(db);
    const publicUrl = shopAddressOf(desk);
    // As a shop that takes real money writes.
    const mails = [...sampleMails({ publicUrl, settings, isDemo: false }, settings.orderPrefix), ...mailsAboutSamples(settings, publicUrl)];
    const shown = name === undefined ? mails : mails.filter((mail) => mail.name === name.toLowerCase());
    if (shown.length === 0)
      return misused(
        unknownMail(
          name ?? '',
          mails.map((mail) => mail.name),
        ),
      );
    if (folder !== null) return writePages(shown, resolve(workingDir, folder));
    return done(shown.map(({ name: title, mail }) => `[${title}]\nSubject: ${mail.subject}\n\n${mail.text}`).join('\n\n---\n\n'));
  },
};

interface SampleMail {
  readonly name: string;
  readonly mail: Mail;
}

function unknownMail(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names);
  return `There is no mail '${typed}'. ${meant === null ? `There are ${names.map((name) => `'${name}'`).join(', ')}.` : `Did you mean '${meant}'?`}`;
}

async function writePages(mails: readonly SampleMail[], folder: string) {
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

const LINE = { productId: 107, title: 'Coastal Maple', boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
const BILL = {
  boxes: 9,
  area: 21_276,
  itemsCents: 67_869,
  taxCents: 4_751,
  installationCents: 0,
  discountCents: 0,
  shippingCents: 0,
  totalCents: 72_620,
};
const PICKED_UP: OwnerOrder = {
  orderId: 12,
  orderNumber: '10012',
  placedAt: Date.UTC(2026, 10, 20, 15),
  orderStatus: 'Confirm',
  state: 'confirmed',
  steps: [],
  phone: '3055550142',
  paymentId: 'pi_sample',
  paymentStatus: 'succeeded',
  flag: null,
  fulfilment: 'Pickup',
  addressText: null,
  deliveryBasis: null,
  promoCode: null,
  jobName: null,
  isDemo: false,
  refundedCents: 0,
  dispute: null,
  quoteNumber: null,
  buyer: { name: 'Ana Diaz', email: 'ana@example.com' },
  lines: [],
  bill: BILL,
};
const DELIVERED: OwnerOrder = { ...PICKED_UP, fulfilment: 'Delivery', addressText: 'Ana Diaz, 1420 Coral Way, Miami, FL 33145' };

/** Those to the shop and to who ordered, where the shop offers samples. */
function mailsAboutSamples(settings: ShopSettings, publicUrl: string): readonly SampleMail[] {
  if (settings.offersSamples !== true) return [];
  const order: KeptSampleOrder = {
    id: 3,
    state: 'new',
    floors: [LINE],
    name: PICKED_UP.buyer.name,
    addressText: '1420 Coral Way, Miami, FL 33145',
    phone: '3055550142',
    email: PICKED_UP.buyer.email,
    orderedAt: PICKED_UP.placedAt,
    settledAt: null,
    settledBy: null,
  };
  return [
    { name: 'samples-new', mail: newSamplesMail(settings.email, order, settings.shopName) },
    { name: 'samples-shipped', mail: samplesShippedMail(order, settings, publicUrl) },
  ];
}

/** Every mail about an order, in the order of its life. */
function sampleMails(seller: Seller, prefix: string): readonly SampleMail[] {
  const { orderId, buyer } = PICKED_UP;
  const orderNumber = `${prefix}${PICKED_UP.orderNumber}`;
  const content = {
    bill: BILL,
    choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
    addressText: null,
    phone: null,
    miles: null,
    locatedBy: null,
    band: null,
    quote: null,
    holdsBoxes: false,
    lines: [LINE],
  } as const;
  const confirmed = orderMail(buyer.email, { orderId, orderNumber, totalCents: BILL.totalCents }, { ...content, lines: [LINE] }, seller);
  const step = (kind: OrderStep['kind'], more: Partial<OrderStep> = {}): OrderStep => ({
    kind,
    at: PICKED_UP.placedAt,
    day: null,
    amountCents: null,
    note: null,
    ...more,
  });
  const refund = step('refunded', { amountCents: 5_000, note: 'For the box that arrived damaged.' });
  const steps: readonly (readonly [name: string, order: OwnerOrder, step: OrderStep])[] = [
    ['ready', PICKED_UP, step('ready')],
    ['scheduled', DELIVERED, step('scheduled', { day: '2026-12-03', note: 'Between 8 AM and noon.' })],
    ['out', DELIVERED, step('out')],
    ['cancelled', { ...PICKED_UP, refundedCents: BILL.totalCents }, step('cancelled')],
    ['refunded', { ...PICKED_UP, refundedCents: 5_000 }, refund],
  ];
  const told = steps.flatMap(([name, order, taken]): readonly SampleMail[] => {
    const mail = stepMail({ ...order, orderNumber }, taken, seller);
    return mail === null ? [] : [{ name, mail }];
  });
  const correction = correctionMail({ ...PICKED_UP, orderNumber }, step('ready'), null, seller);
  return [{ name: 'confirmed', mail: confirmed }, ...told, ...(correction === null ? [] : [{ name: 'correction', mail: correction }])];
}

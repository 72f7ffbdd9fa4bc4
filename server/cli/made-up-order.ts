import { bill, type BillInput } from '../../src/domain/bill';
import type { Database } from '../db/database';
import { readProducts } from '../repositories/catalogue';
import type { ShopSettings } from '../repositories/content-document-shapes';
import type { OwnerOrder } from '../repositories/order-history';
import type { SnapshotLine } from '../repositories/snapshot-content';

const BOXES = 9;
const PLACED_AT = Date.UTC(2026, 10, 20, 15);

/** Of the shop's first product with a price, so that mail previews show a product of the shop. */
export interface MadeUpOrder {
  readonly line: SnapshotLine;
  readonly pickedUp: OwnerOrder;
  readonly delivered: OwnerOrder;
}

/** For samples of mails: of a real floor where the catalogue has one with a price. Nothing is written. */
export async function makeUpOrder(db: Database, settings: ShopSettings): Promise<MadeUpOrder> {
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
    bill: bill(billed),
  };
}

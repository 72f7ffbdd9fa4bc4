import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { storeAt } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { billOfPage, deliveryTo, saveAddress } from '../fixtures/page-delivery';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

export const DESK_PASSWORD = 'seven oak planks';

interface DeskStore {
  readonly url: string;
  tool(...command: readonly string[]): Promise<string>;
}

/** The link that `staff add` prints, and all fields as a new person fills them. Ends at Today; gives the recovery codes. */
export async function joinDesk(page: Page, store: DeskStore, email: string, ...options: readonly string[]): Promise<readonly string[]> {
  const told = await store.tool('staff', 'add', email, '--name', 'Marta Cruz', ...options);
  const [hash] = /\/desk\/join#\S+/.exec(told) ?? [''];
  await page.goto(`${store.url}${hash}`);
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.getByLabel('Password').press('Enter');
  const secret = await page.getByLabel('Secret key').inputValue();
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByLabel('Six-digit code').press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allInnerTexts();
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return shown;
}

/** What an authenticator app shows now. */
export function codeOf(secretKey: string): string {
  return new TOTP({ secret: Secret.fromBase32(secretKey) }).generate();
}

/** Nine boxes, picked up. Gives the order's number. */
export async function buyForPickup({ url }: Pick<DeskStore, 'url'>): Promise<string> {
  const shop = storeAt(url);
  const shopper = await shopperWithFloor(shop);
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(shop, secret, CARDS.good);
  return (await shopper.data(checkout, draftFor(secret))).orderNumber;
}

/** Nine boxes, delivered to the sample house. */
export async function buyForDelivery({ url }: Pick<DeskStore, 'url'>): Promise<string> {
  const shop = storeAt(url);
  const shopper = await shopperWithFloor(shop);
  const address = await saveAddress(shopper, {
    ...SAMPLE_HOUSE,
    mobileNumber: '3055550100',
    isDefault: true,
    latitude: null,
    longitude: null,
  });
  const { totalCents } = await billOfPage(shop, shopper, address);
  const choice = deliveryTo(address.id);
  const secret = await shopper.data(createPaymentIntent, { amountCents: totalCents, choice });
  await payWithCard(shop, secret, CARDS.good);
  return (await shopper.data(checkout, { ...draftFor(secret), choice })).orderNumber;
}

import { expect, type Locator, type Page } from '@playwright/test';
import { writeCartLine } from '../../src/contract/cart';
import { getProductDetails } from '../../src/contract/catalogue';
import { signUp as signUpCall } from '../../src/contract/session';
import { accountIdOf } from '../../src/features/session/account-id';
import { localKeys } from '../../src/offline/storage/storage-keys';
import { ContractClient, storeAt } from '../fixtures/contract-client';

export interface Shopper {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

let counter = 0;

/** A shopper nobody has seen before. */
export function newShopper(): Shopper {
  counter += 1;
  return { firstName: 'Elena', lastName: 'Ruiz', email: `elena.${process.pid}.${counter}@shopper.example`, password: 'seven oak planks' };
}

/** Fills the sign-up form that is open and sends it. */
export async function signUp(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('First name').fill(shopper.firstName);
  await page.getByLabel('Last name').fill(shopper.lastName);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByLabel('Confirm password').fill(shopper.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Fills the login that is open and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Shopper, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Types a card into the payment form, the way a person does: inside the card field's own frame. */
export async function typeCard(page: Page, cardNumber: string): Promise<void> {
  const field = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await field.locator('[name=cardnumber]').fill(cardNumber);
  await field.locator('[name=exp-date]').fill('1230');
  await field.locator('[name=cvc]').fill('123');
  await field.locator('[name=postal]').fill('33178');
}

/**
 * A new shopper is signed in on this device, has so many boxes of the floor in the cart, and the cart is open. The calls of the form and of
 * the button are made here without them: to walk there costs more than most of what comes then, and buy-a-floor.spec.ts walks.
 * `origin`: another than the store's own.
 */
export async function fillCart(page: Page, floor: string, boxes: number, origin = ''): Promise<void> {
  // The lightest document that shares the store's storage.
  await page.goto(`${origin}/healthz`);
  const shopper = newShopper();
  const client = new ContractClient(storeAt(new URL(page.url()).origin));
  const session = await client.data(signUpCall, { ...shopper, deviceName: 'Test' });
  client.authKey = session.authKey;
  const { product } = await client.data(getProductDetails, floor);
  await client.data(writeCartLine, {
    lineId: null,
    productId: product.id,
    pricePerBoxCents: product.pricePerBoxCents ?? 0,
    boxes,
    isInstallationChosen: false,
  });
  const kept = {
    [localKeys.authKey]: session.authKey,
    [localKeys.firstName]: shopper.firstName,
    [localKeys.lastName]: shopper.lastName,
    [localKeys.fullName]: session.fullName,
    [localKeys.accountId]: await accountIdOf(shopper.email),
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(`${origin}/my-cart`);
  await appIsRunning(page);
  await expect(page.getByLabel(/^Boxes of /).first()).toHaveValue(String(boxes));
}

/** Goes from the cart to the payment form, types a card, agrees and pays; gives the form's dialog. */
export async function payInCart(page: Page, cardNumber: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Process to Continue' }).filter({ visible: true }).click();
  const checkout = page.getByRole('dialog', { name: /Checkout/ });
  await typeCard(page, cardNumber);
  await checkout.getByRole('checkbox', { name: 'I agree that the delivery charge is based on distance.' }).check();
  await checkout.getByRole('button', { name: /Pay/ }).click();
  return checkout;
}

/** The page is the running app, not only its document: the app has said so. */
export async function appIsRunning(page: Page): Promise<void> {
  await expect(page.locator('html[data-app=running]')).toBeAttached();
}

import { expect, type Locator, type Page } from '@playwright/test';

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

/** A new shopper signs up on the way to a floor and buys so many boxes of it; stops in the cart. `origin`: another than the store's own. */
export async function fillCart(page: Page, floor: string, boxes: number, origin = ''): Promise<void> {
  await page.goto(`${origin}/sign-up?redirect=${encodeURIComponent(`/products/${floor}`)}`);
  await appIsRunning(page);
  await signUp(page, newShopper());
  await page.getByLabel('Boxes').fill(String(boxes));
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/my-cart/);
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

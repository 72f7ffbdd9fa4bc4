import type { Page } from 'playwright';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { all, cutOff, giving, refusing, samplesAreOffered, waiting, type Obstacle } from './obstacles';
import type { Screen } from './screen';

const CALL = '/beforeauth/ordersamples';
const FLOORS = ['Everyday 12 - Natural Oak', 'Herringbone 20 - Walnut', 'Stone Look 20 (12x24) - Grey Slate', 'Loose-Lay 20 - Loft Oak'].map((title, index) => ({ productId: index + 1, slug: `floor-${index + 1}`, title }));

/** So many floors were chosen on other pages. */
const chosen = (count: number): Obstacle => (where) =>
  where.addInitScript((floors) => localStorage.setItem('samples', floors), JSON.stringify(FLOORS.slice(0, count)));

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order a sample' }).click();
  await page.getByRole('dialog', { name: 'Order samples' }).waitFor();
}

async function order(page: Page): Promise<void> {
  await open(page);
  const typed = { 'Recipient name': SAMPLE_HOUSE.name, 'Address line 1': SAMPLE_HOUSE.line1, 'Postal code': SAMPLE_HOUSE.postalCode, City: SAMPLE_HOUSE.city, State: SAMPLE_HOUSE.state, 'Mobile number': '(305) 555-0142', Email: 'ana@shop.example' };
  const dialog = page.getByRole('dialog', { name: 'Order samples' });
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: /^Order \d samples?$/ }).click();
}

const sees = (words: string | RegExp) => async (page: Page): Promise<void> => order(page).then(() => page.getByText(words).first().waitFor());

const floor = { path: '/products/family-20-coastal-maple', isShell: true, isWhole: false } as const satisfies Partial<Screen>;

export const sampleScreens: readonly Screen[] = [
  { ...floor, name: 'samples-offered', isWhole: true, before: samplesAreOffered, steps: (page) => page.getByRole('button', { name: 'Order a sample' }).waitFor() },
  { ...floor, name: 'samples', before: all(samplesAreOffered, chosen(1)), steps: open },
  { ...floor, name: 'samples-known-address', who: 'shopper', before: samplesAreOffered, steps: async (page) => open(page).then(() => page.getByText('1420 Coral Way').or(page.locator('[value="1420 Coral Way"]')).first().waitFor({ state: 'attached' })) },
  { ...floor, name: 'samples-full', before: all(samplesAreOffered, chosen(4)), steps: open },
  { ...floor, name: 'samples-none', before: samplesAreOffered, steps: async (page) => open(page).then(() => page.getByRole('button', { name: /^Take out/ }).click()) },
  { ...floor, name: 'samples-field-error', before: samplesAreOffered, steps: async (page) => open(page).then(() => page.getByRole('button', { name: 'Order 1 sample' }).click()).then(() => page.getByText('Please enter recipient name').waitFor()) },
  { ...floor, name: 'samples-sending', before: all(samplesAreOffered, waiting(CALL)), steps: order },
  { ...floor, name: 'samples-refused', before: all(samplesAreOffered, refusing(CALL, 'This house had 8 samples in 30 days. Please write to us for more.')), steps: sees('This house had 8 samples') },
  { ...floor, name: 'samples-waiting', before: all(samplesAreOffered, cutOff(CALL)), steps: sees(/^Saved on this device/) },
  { ...floor, name: 'samples-ordered', before: all(samplesAreOffered, chosen(2), giving(CALL, null)), steps: sees(/^Thank you\. We will send/) },
];

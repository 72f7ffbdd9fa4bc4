import type { Page } from 'playwright';
import { againWithoutSignal, away, failing, waiting } from './obstacles';
import type { Screen } from './screen';

const CALL = '/userauth/getuserorders';
const rows = (page: Page) => page.getByRole('list', { name: 'Orders' }).waitFor();

export async function openReceipt(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('table', { name: 'Floors of this order' }).waitFor();
}

export const orderScreens: readonly Screen[] = [
  { name: 'orders', path: '/orders', who: 'buyer', steps: rows },
  { name: 'orders-installed', path: '/orders', who: 'buyer', isInstalled: true, isWhole: false, sizes: ['0360', '0820'], steps: rows },
  { name: 'orders-empty', path: '/orders', who: 'newcomer', steps: (page) => page.getByText('No orders yet').waitFor() },
  { name: 'orders-visitor', path: '/orders' },
  { name: 'orders-loading', path: '/orders', who: 'buyer', before: waiting(CALL), isWhole: false },
  { name: 'orders-failed', path: '/orders', who: 'buyer', before: failing(CALL), steps: (page) => page.getByRole('button', { name: 'Try again' }).waitFor() },
  { name: 'orders-offline-saved', path: '/orders', who: 'buyer', steps: async (page) => rows(page).then(() => againWithoutSignal(page)).then(() => rows(page)) },
  { name: 'orders-offline-unsaved', path: '/orders', who: 'buyer', before: away },
  { name: 'receipt', path: '/orders', who: 'buyer', steps: openReceipt },
  { name: 'receipt-loading', path: '/orders/SPS-1', who: 'buyer', before: waiting(CALL), isWhole: false },
  { name: 'receipt-unknown', path: '/orders/SPS-1', who: 'buyer' },
  { name: 'receipt-on-paper', path: '/orders', who: 'buyer', steps: async (page) => openReceipt(page).then(() => page.emulateMedia({ media: 'print' })) },
];

import type { Page } from 'playwright';
import { datesAreBroken, newVersionWaits } from './obstacles';
import type { Screen } from './screen';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
const openChat = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByRole('dialog', { name: 'Chat with us' }).waitFor();
};

export const layoutScreens: readonly Screen[] = [
  { name: 'menu', path: '/products', isWhole: false, sizes: ['0360', '0820'], steps: openMenu },
  { name: 'menu-signed-in', path: '/products', who: 'shopper', isWhole: false, sizes: ['0360', '0820'], steps: openMenu },
  { name: 'menu-installed', path: '/', isInstalled: true, isWhole: false, sizes: ['0360', '0820'], steps: openMenu },
  {
    name: 'menu-of-shopper', path: '/products', who: 'shopper', isWhole: false, sizes: ['0820', '1440'],
    steps: (page) => page.getByRole('banner').getByRole('button', { name: 'Elena' }).filter({ visible: true }).click(),
  },
  {
    name: 'footer', path: '/privacy-policy', isWhole: false,
    steps: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    },
  },
  { name: 'chat', path: '/products', isWhole: false, steps: openChat },
  {
    name: 'chat-error', path: '/products', isWhole: false,
    steps: async (page) => {
      await openChat(page);
      await page.getByRole('button', { name: 'Send' }).click();
    },
  },
  { name: 'chat-installed', path: '/products', isInstalled: true, isWhole: false, sizes: ['0360'], steps: openChat },
  { name: 'update-banner', path: '/products', before: newVersionWaits, isWhole: false, steps: (page) => page.getByText('A new version is ready').waitFor() },
  { name: 'fallback', path: '/blog', isShell: true, before: datesAreBroken, steps: (page) => page.getByRole('heading', { name: /^Ooops/ }).waitFor() },
  {
    name: 'offline-pill', path: '/products', isWhole: false,
    // The document brings its data along: no call would tell the page that it is offline.
    steps: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('Offline', { exact: true }).filter({ visible: true }).first().waitFor();
    },
  },
];

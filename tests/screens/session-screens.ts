import type { Page } from 'playwright';
import { cutOff, failing, giving, refusing, waiting } from './obstacles';
import type { Screen } from './screen';

const CALLS = { login: '/beforeauth/login', signUp: '/beforeauth/usersignup', forgot: '/beforeauth/forgotpassword', reset: '/beforeauth/resetpassword' } as const;
const RESET_PATH = '/reset-password#token=a-token-of-themail';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('elena@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven oak planks');
  await press('Login')(page);
}

async function signUp(page: Page): Promise<void> {
  for (const [label, text] of [['First name', 'Elena'], ['Last name', 'Ruiz'], ['Email', 'elena@example.com'], ['Password', 'seven oak planks'], ['Confirm password', 'seven oak planks']] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('checkbox').check();
  await press('Sign up')(page);
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill('seven oak planks');
  await page.getByLabel('Confirm password').fill('seven oak planks');
  await press('Save password')(page);
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();

export const sessionScreens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-field-errors', path: '/login', steps: press('Login') },
  { name: 'login-busy', path: '/login', before: waiting(CALLS.login), steps: logIn, isWhole: false },
  { name: 'login-refused', path: '/login', before: refusing(CALLS.login, 'The email or the password is not right.'), steps: async (page) => logIn(page).then(() => alert(page)) },
  { name: 'login-offline', path: '/login', before: cutOff(CALLS.login), steps: async (page) => logIn(page).then(() => alert(page)) },
  { name: 'login-installed', path: '/login', isInstalled: true, isWhole: false, sizes: ['0360', '0820'] },
  {
    name: 'login-first', path: '/products/family-20-coastal-maple', isWhole: false,
    steps: async (page) => {
      await page.getByLabel('Boxes').fill('6');
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
      await page.getByText('Please login first').first().waitFor();
      await page.waitForURL('**/login**');
    },
  },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'sign-up-field-errors', path: '/sign-up', steps: press('Sign up') },
  { name: 'sign-up-refused', path: '/sign-up', before: refusing(CALLS.signUp, 'This email already has an account. Please sign in.'), steps: async (page) => signUp(page).then(() => alert(page)) },
  { name: 'sign-up-failed', path: '/sign-up', before: failing(CALLS.signUp), isWhole: false, steps: async (page) => signUp(page).then(() => page.getByText('Something went wrong. Please try again.').first().waitFor()) },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-field-error', path: '/forgot-password', steps: press('Reset password') },
  {
    name: 'forgot-password-sent', path: '/forgot-password', before: giving(CALLS.forgot, null),
    steps: async (page) => {
      await page.getByLabel('Email').fill('elena@example.com');
      await press('Reset password')(page);
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    },
  },
  { name: 'account', path: '/account', who: 'buyer', steps: (page) => page.getByRole('list', { name: 'Devices' }).waitFor() },
  { name: 'account-field-errors', path: '/account', who: 'buyer', steps: async (page) => press('Change password')(page) },
  { name: 'account-sign-out-field-error', path: '/account', who: 'buyer', steps: async (page) => press('Sign out everywhere')(page) },
  { name: 'account-loading', path: '/account', who: 'buyer', before: waiting('/userauth/getdevices'), isWhole: false },
  { name: 'account-offline', path: '/account', who: 'buyer', before: cutOff('/userauth/getdevices'), steps: (page) => page.getByRole('button', { name: 'Try again' }).waitFor() },
  { name: 'reset-password', path: RESET_PATH },
  { name: 'reset-password-field-errors', path: RESET_PATH, steps: press('Save password') },
  { name: 'reset-password-refused', path: RESET_PATH, steps: async (page) => choosePassword(page).then(() => alert(page)) },
  { name: 'reset-password-done', path: RESET_PATH, before: giving(CALLS.reset, null), steps: async (page) => choosePassword(page).then(() => page.getByRole('heading', { name: 'Password changed' }).waitFor()) },
  { name: 'reset-password-incomplete', path: '/reset-password' },
];

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { typed } from '../../src/offline/typed';
import { closeStore, openStore } from './open-store';
import { measured, type, withoutRooms } from './typed-rooms';

// The page's lazy code, before the first test.
import '../../src/routes/_site/rooms';
import '../../src/features/quotes/save-quote-dialog';

afterEach(async () => {
  closeStore();
  await withoutRooms();
});

test('Who is called away from ‘Save as quote’ finds the names as typed; who closes it begins anew', async () => {
  const open = async () => {
    await openStore('/rooms');
    await measured();
    fireEvent.click(await screen.findByRole('button', { name: 'Save as quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as quote' }));
    return { dialog, customer: dialog.getByRole<HTMLInputElement>('textbox', { name: 'Customer’s name (optional)' }) };
  };
  type((await open()).customer, 'Ana Ru');
  await waitFor(async () => expect(await typed.read('quote')).toMatchObject({ customer: 'Ana Ru' }));
  closeStore();
  const again = await open();
  await waitFor(() => expect(again.customer.value).toBe('Ana Ru'));
  fireEvent.click(again.dialog.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await typed.read('quote')).toBeNull());
});

import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Goes from the bill to the checkout, as soon as the page lets a shopper. */
export async function processCart(bill: HTMLElement): Promise<void> {
  const button = within(bill).getByRole('button', { name: 'Process to Continue' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
}

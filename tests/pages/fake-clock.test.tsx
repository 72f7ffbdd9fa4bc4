// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast } from '../../src/ui/toast';
import { closeStore, onFakeClock, openStore, toastSays } from './open-store';

afterEach(closeStore);

// One that stayed failed its file after the last test, and named none.
test('A toast that leaves while a test moves the clock is gone afterwards', async () => {
  await openStore('/login');
  act(() => showToast({ tone: 'success', message: 'Profile saved.' }));
  await toastSays('Profile saved.');
  await onFakeClock({}, async () => {
    act(() => showToast({ tone: 'success', message: 'Saved again.' }));
    await vi.waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());
    act(() => notifications.clean());
  });
  expect(document.querySelector('.toast')).toBeNull();
});

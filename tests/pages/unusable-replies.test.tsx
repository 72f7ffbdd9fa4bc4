// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeStore } from './open-store';
import { openScreen, REPLY_SCREENS } from './reply-screens';
import { expectSoundScreen } from './sound-screen';

const UNUSABLE: readonly (readonly [string, () => unknown])[] = [
  [
    'a page instead of data',
    () => new Response('<!doctype html><title>Log in to the hotel</title>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['nothing at all', () => new Response('')],
  ['data of another shape', () => ({ status: 1, message: '', data: 'a page' })],
];

/** What is missing here only leaves a trace in the console. */
const SILENT = new Set(['/blog', '/installation']);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

describe.each(REPLY_SCREENS)('$path, of a back end whose $call', (shown) => {
  test.each(UNUSABLE)('answers %s, says so in words where it matters, has a way on, and is logged', async (_name, reply) => {
    await openScreen(shown, reply);
    if (!SILENT.has(shown.path))
      await waitFor(() => expect(document.querySelector('main a[href], main button:not([disabled])')).not.toBeNull());
    expectSoundScreen();
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^Unexpected data: /)));
  });
});

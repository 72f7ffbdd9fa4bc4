// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import type { Codec } from '../../src/contract/codec';
import { endpoints } from '../../src/contract/all-endpoints';
import { BAD_VALUES } from './bad-values';
import { closeStore } from './open-store';
import { openScreen, REPLY_SCREENS } from './reply-screens';
import { SAMPLE_REPLIES } from './sample-replies';
import { expectSoundScreen } from './sound-screen';
import { spoil } from './spoil';

// DOMPurify is not safe in happy-dom. It is tried in jsdom (rich-text.test.tsx) and in Chromium (tests/e2e/any-back-end.spec.ts).
vi.mock('../../src/ui/purify-html', () => ({ purifyHtml: safeHtml }));

const VALUES = [
  'an object',
  'hostile HTML',
  'null',
  'words instead of a figure',
  'minus one',
  'a figure beyond all figures',
  'a script as an address',
  'right to left, flags and families',
  'signs that cannot be seen',
].map((name) => ({ name, value: BAD_VALUES[name] }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

const main = (): string => document.querySelector('main')?.textContent ?? '';

describe.each(REPLY_SCREENS)('$path, of a back end whose $call', (shown) => {
  const codec: Codec<unknown> = endpoints[shown.call].output;

  test.each(VALUES)('has $name wherever it can, makes sense to a shopper, and nothing runs', async ({ name, value }) => {
    await openScreen(shown, () => ({ status: 1, message: '', data: spoil(codec, SAMPLE_REPLIES[shown.call], value) }));
    await waitFor(() => expect(main()).toMatch(shown.shows));
    expectSoundScreen();
    if (name === 'an object') expect(console.warn).toHaveBeenCalled();
  });
});

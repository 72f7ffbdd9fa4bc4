// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '../../api/transport';
import { cartChoices, FIRST_CHOICES } from '../../offline/cart-choices';
import { compareList } from '../../offline/compare-list';

import { recentSearches } from '../../offline/recent-searches';
import { sampleList } from '../../offline/samples';
import { messageDraft, NEW_MESSAGE } from '../enquiry/message-draft';
import { logOut } from './log-out';
import { sessionStore } from './session-store';

afterEach(() => void vi.restoreAllMocks());

const OAK = { productId: 7, slug: 'oak', title: 'Oak' };

it('A logout on a shared tablet that saves nothing leaves nothing of the shopper to the next one', async () => {
  setTransport({
    baseUrl: '',
    authKey: () => 'key-1',
    xsrfToken: () => 'token',
    fetch: async () => Response.json({ status: 1, message: '', data: [] }),
  });
  for (const name of ['setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  sessionStore.signIn({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'elena');
  sampleList.add(OAK);
  compareList.toggle(OAK);
  recentSearches.add('oak');
  cartChoices.change('elena', { telephone: '3055550142' });
  messageDraft.correct('1', { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Oak?' });
  expect([sampleList.get().length, compareList.get().length, recentSearches.all().length]).toEqual([1, 1, 1]);

  await logOut(new QueryClient());
  expect([sampleList.get(), compareList.get(), recentSearches.all()]).toEqual([[], [], []]);
  expect([sessionStore.get(), cartChoices.of('elena'), messageDraft.get()]).toEqual([null, FIRST_CHOICES, NEW_MESSAGE]);
});

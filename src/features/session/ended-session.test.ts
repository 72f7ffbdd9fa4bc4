// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { setTransport } from '../../api/transport';
import { cartChoices, FIRST_CHOICES } from '../../offline/cart-choices';

import { endSession } from './call-signed-in';
import { closeRefusedAccount } from './close-refused-account';
import { logOut } from './log-out';
import { sessionStore } from './session-store';

const ELENA = { authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' };
const MARCO = { authKey: 'key-2', firstName: 'Marco', lastName: 'Diaz', fullName: 'Marco Diaz' };
const answering = (): void =>
  setTransport({
    baseUrl: '',
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: () => 'token',
    fetch: async () => Response.json({ status: 1, message: '', data: [] }),
  });

it('A session that the store ended keeps the cart’s choices for the account’s next login; another shopper neither sees nor loses them', async () => {
  answering();
  sessionStore.signIn(ELENA, 'elena');
  cartChoices.change('elena', { installation: false, fulfilment: 'Delivery', promo: { code: 'WELCOME10', percentHundredths: 1_000 } });
  const chosen = cartChoices.of('elena');
  endSession('key-1');
  await closeRefusedAccount(new QueryClient());
  expect([sessionStore.get(), cartChoices.of(sessionStore.accountId())]).toEqual([null, FIRST_CHOICES]);

  sessionStore.signIn(MARCO, 'marco');
  expect(cartChoices.of('marco')).toEqual(FIRST_CHOICES);
  cartChoices.change('marco', { installation: true });
  await logOut(new QueryClient());
  expect(cartChoices.of('marco')).toEqual(FIRST_CHOICES);

  sessionStore.signIn(ELENA, 'elena');
  expect(cartChoices.of(sessionStore.accountId())).toEqual(chosen);
  await logOut(new QueryClient());
  expect(cartChoices.of('elena')).toEqual(FIRST_CHOICES);
});

it('A person’s own ‘Sign out everywhere’ wipes the choices, also when a refused call ended the session first', async () => {
  answering();
  sessionStore.signIn(ELENA, 'elena');
  cartChoices.change('elena', { installation: false });
  endSession('key-1');
  await logOut(new QueryClient());
  expect(cartChoices.of('elena')).toEqual(FIRST_CHOICES);
});

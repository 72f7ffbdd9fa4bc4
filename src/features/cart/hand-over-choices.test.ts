// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { EMPTY_SELECTION, type FloorTerms } from '../../domain/product-selection';
import { cartChoices, FIRST_CHOICES } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import { sessionStore } from '../session/session-store';
import { handOverChoices } from './hand-over-choices';

const PROMO = { code: 'WELCOME10', percentHundredths: 1_000 };
const of = (accountId: string | null): FloorTerms => ({ accountId, fulfilment: 'Delivery', promo: PROMO });
const keep = (terms: FloorTerms, isInstallationTouched = false): void =>
  keptSelections.keep(107, { ...EMPTY_SELECTION, isInstallationTouched, terms });
const signIn = (accountId: string): void =>
  sessionStore.signIn({ authKey: `key of ${accountId}`, firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, accountId);

afterEach(() => {
  sessionStore.signOut();
  localStorage.clear();
});

it.each([null, 'elena'])('What %s chose at a floor becomes the choice of Elena’s cart, once', (owner) => {
  signIn('elena');
  keep(of(owner));
  handOverChoices(107, 'elena');
  expect(cartChoices.of('elena')).toMatchObject({ fulfilment: 'Delivery', promo: PROMO, installation: null });
  cartChoices.change('elena', { fulfilment: 'Pickup' });
  handOverChoices(107, 'elena');
  expect(cartChoices.of('elena').fulfilment).toBe('Pickup');
});

it('A tick at the floor is handed over once', () => {
  signIn('elena');
  keep(of('elena'), true);
  handOverChoices(107, 'elena');
  expect(cartChoices.of('elena').installation).toBe(false);
  cartChoices.change('elena', { installation: true });
  handOverChoices(107, 'elena');
  expect(cartChoices.of('elena').installation).toBe(true);
});

it('What another account chose stays that account’s, also when this shopper’s own tick is handed over', () => {
  signIn('marco');
  keep(of('elena'), true);
  handOverChoices(107, 'marco');
  expect(cartChoices.of('marco')).toEqual({ ...FIRST_CHOICES, installation: false });
  expect(keptSelections.of(107).terms).toEqual(of('elena'));
});

it.each([
  ['a visitor’s choice', null],
  ['Elena’s own', 'elena'],
])('Somebody who logged in after Elena’s press gets nothing of it: %s', (_whose, owner) => {
  signIn('elena');
  keep(of(owner));
  signIn('marco');
  handOverChoices(107, 'elena');
  expect([cartChoices.of('elena'), cartChoices.of('marco')]).toEqual([FIRST_CHOICES, FIRST_CHOICES]);
  expect(keptSelections.of(107).terms).toEqual(of(owner));
});

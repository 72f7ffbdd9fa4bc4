// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTransport } from '../../src/api/transport';
import { promoTexts } from '../../src/domain/promo.texts';
import { PromoField } from '../../src/features/checkout/promo-field';
import { PromoCode } from '../../src/features/rooms/price-terms';
import { usePromo } from '../../src/features/site/use-promo';
import { connection } from '../../src/offline/connection/connection';
import { holdReplies, replied, type HeldReplies } from '../fixtures/held-replies';
import { createShopServer } from './shop-server';

const CALL = '/beforeauth/getpromocode';
const TERMS = { status: 'Active', percentage: '10', start_date: '2020-01-01', end_date: '2099-01-01' };
const HINT = /Checking a promo code needs a connection/;
const applied = vi.fn();

function CartField() {
  return <PromoField promo={usePromo(null, applied)} />;
}
function RoomsField() {
  return <PromoCode applied={null} onApply={applied} />;
}

beforeEach(() => applied.mockClear());
afterEach(() => {
  cleanup();
  act(() => connection.sawResponse());
});

describe.each([
  ['of the cart', CartField],
  ['of My rooms', RoomsField],
])('The promo code field %s', (_place, Field) => {
  function open() {
    const server = createShopServer();
    const held: HeldReplies = holdReplies((reply) => server.reply(CALL, reply));
    setTransport({ baseUrl: '/api', fetch: server.fetch, authKey: () => null, xsrfToken: () => null });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Field />
      </QueryClientProvider>,
    );
    const field = screen.getByLabelText('Promo code');
    fireEvent.change(field, { target: { value: 'WELCOME10' } });
    const form = field.closest('form');
    if (form === null) throw new Error('The field is in no form');
    return {
      server,
      held,
      field,
      enter: () => fireEvent.submit(form),
      press: () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })),
    };
  }

  test('asks the store once, however often it is pressed and entered before the reply', async () => {
    const { server, held, enter, press } = open();
    press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-busy')).toBe('true'));
    enter();
    press();
    await held.areAsked(1);
    await act(() => held.release(0, replied(TERMS)));
    expect(server.callsTo(CALL)).toHaveLength(1);
    expect(applied.mock.calls).toEqual([[{ code: 'WELCOME10', percentHundredths: 1_000 }]]);
  });

  test('says why a code was not looked up without a signal, until it is typed anew, and never while the signal is there', async () => {
    const { server, field, press } = open();
    server.goSilent(CALL);
    press();
    expect(await screen.findByText(promoTexts.failed)).toBeDefined();
    act(() => connection.sawResponse());
    expect(screen.queryByText(HINT)).toBeNull();
    act(() => connection.sawSilence());
    expect(screen.getByText(HINT)).toBeDefined();
    fireEvent.change(field, { target: { value: 'WELCOME1' } });
    expect([screen.queryByText(promoTexts.failed), screen.queryByText(HINT)]).toEqual([null, null]);
  });
});

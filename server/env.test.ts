import { describe, expect, it } from 'vitest';
import { paymentProblem, readEnv } from './env';

describe('The environment', () => {
  it('needs nothing at all', () => {
    expect(readEnv({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      stripe: null,
      publicUrl: null,
    });
  });

  it('takes an empty variable as not set, and drops a final slash', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
      port: 8080,
      databaseUrl: null,
      publicUrl: 'https://shop.example',
    });
  });

  it('takes mailboxes for orders and messages, and a time for the summary of the day', () => {
    const mailboxes = { ORDERS_TO: 'a@shop.example, b@shop.example', MESSAGES_TO: 'a@shop.example' };
    expect(readEnv({ ...mailboxes, SUMMARY_AT: '07:30' })).toMatchObject({
      ordersTo: ['a@shop.example', 'b@shop.example'],
      messagesTo: ['a@shop.example'],
      summaryAt: '07:30',
    });
    expect(() => readEnv({ ORDERS_TO: 'a@shop.example; b', SUMMARY_AT: '24:00' })).toThrow(
      "  ORDERS_TO: expected email addresses, separated by commas\n  SUMMARY_AT: expected a time of the day such as '07:30'",
    );
    expect(() => readEnv({ SUMMARY_AT: '07:30' })).toThrow('ORDERS_TO: expected, since SUMMARY_AT is set');
    expect(readEnv({ ...mailboxes, REHEARSAL: 'true' })).toMatchObject({ ordersTo: [], messagesTo: [], summaryAt: null });
  });

  it('lists every bad variable and what is expected', () => {
    const read = () =>
      readEnv({
        PORT: '80a',
        DATABASE_URL: 'mysql://x',
        PUBLIC_URL: 'shop.example',
        ALLOWED_ORIGINS: 'https://a.example/path',
        OSRM_URL: 'router',
        TRUST_PROXY_HOPS: '-1',
        LOG: 'everything',
      });
    expect(read).toThrow(
      [
        'Invalid env provided',
        '  PORT: expected a whole number from 0 to 65535',
        '  DATABASE_URL: expected an address beginning postgres:// or postgresql://',
        '  PUBLIC_URL: expected an address of http:// or https:// with nothing after its host, such as https://shop.example',
        '  OSRM_URL: expected an address beginning https://, or http:// on this machine, without password, ? and #',
        '  ALLOWED_ORIGINS: expected origins such as https://shop.example, separated by commas',
        '  TRUST_PROXY_HOPS: expected a whole number from 0 to 10',
        "  LOG: expected 'requests'",
      ].join('\n'),
    );
  });

  it.each([
    ['PUBLIC_URL', 'https://shop.example/?x=1'],
    ['PUBLIC_URL', 'https://shop.example/store'],
    ['PUBLIC_URL', 'https://shop.example#top'],
    ['PUBLIC_URL', 'https://me:secret@shop.example'],
    ['OSRM_URL', 'https://router.example/?key=1'],
    ['OSRM_URL', 'https://me:secret@router.example'],
    ['ACCOUNTING_TOKEN_URL', 'https://books.example/token#now'],
  ])('refuses an address that no path can follow: %s=%s', (name, address) => {
    expect(() => readEnv({ [name]: address })).toThrow(`${name}: expected an address`);
  });

  it('takes the path of a service, and the query where the address is called as it is', () => {
    const given = { OSRM_URL: 'https://router.example/osrm/', ACCOUNTING_TOKEN_URL: 'https://books.example/token?policy=1' };
    const env = readEnv({ ...given, ACCOUNTING_CLIENT_ID: 'id', ACCOUNTING_CLIENT_SECRET: 'secret' });
    expect(env).toMatchObject({ osrmUrl: 'https://router.example/osrm', accounting: { tokenUrl: given.ACCOUNTING_TOKEN_URL } });
  });

  it.each([
    [{ PUBLIC_URL: 'https://shop.example' }, false],
    [{ PUBLIC_URL: 'HTTPS://shop.example', DEMO_PAYMENTS: 'false' }, false],
    [{ PUBLIC_URL: 'https://shop.example', DEMO_PAYMENTS: 'true' }, true],
    [{ PUBLIC_URL: 'http://shop.example' }, true],
    [{}, true],
    [
      {
        PUBLIC_URL: 'https://shop.example',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      true,
    ],
  ])('lets a shop on the internet take demo payments only when told to: %o', (source, isAllowed) => {
    const problem = paymentProblem(readEnv(source));
    if (isAllowed) expect(problem).toBeNull();
    else expect(problem).toMatch(/^[^.\n]*STRIPE_SECRET_KEY[^.\n]*DEMO_PAYMENTS=true[^.\n]*\.$/);
  });

  it('takes the Stripe keys only together', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readEnv(keys).stripe).toEqual({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' });
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      /STRIPE_PUBLISHABLE_KEY: expected.*\n.*STRIPE_WEBHOOK_SECRET: expected/,
    );
    expect(() => readEnv({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow("STRIPE_SECRET_KEY: expected a key beginning 'sk_'");
  });

  it.each(['https://router.example', 'http://127.0.0.1:5000', 'http://localhost:5000', 'http://[::1]:5000', 'HTTPS://router.example'])(
    'lets an address of a shopper be sent to %s',
    (address) => {
      expect(readEnv({ OSRM_URL: address }).osrmUrl).toBe(address);
    },
  );

  it.each(['http://router.example', 'http://10.0.0.5:5000', 'http://127.0.0.1.evil.example', 'http://localhost.example'])(
    'sends no address of a shopper, and no secret, in the clear to %s',
    (address) => {
      expect(() => readEnv({ OSRM_URL: address })).toThrow('OSRM_URL: expected an address beginning https://');
      expect(() => readEnv({ ACCOUNTING_TOKEN_URL: address })).toThrow('ACCOUNTING_TOKEN_URL: expected an address beginning https://');
    },
  );

  it('takes nothing from the live shop that reaches a person, a card or another service in a rehearsal, which may start', () => {
    const live = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtps://mail.example:465',
      GOOGLE_PLACES_KEY: 'key',
      OSRM_URL: 'https://router.example',
      PUBLIC_URL: 'https://shop.example',
    };
    const env = readEnv({ ...live, REHEARSAL: 'true' });
    expect(env).toMatchObject({
      stripe: null,
      smtpUrl: null,
      googlePlacesKey: null,
      osrmUrl: null,
      accounting: null,
      isWorkerWithdrawn: true,
    });
    expect(paymentProblem(env)).toBeNull();
    expect(readEnv({ ...live, REHEARSAL: 'false' }).stripe).not.toBeNull();
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'hunter2', DATABASE_URL: 'x://user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});

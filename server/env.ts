import { isEmail, normalEmail } from '../src/domain/email';
import { mailSenderFrom, type MailSender } from '../src/domain/mail-sender';

export interface Env {
  /** 0 uses any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly stripe: StripeKeys | null;
  /** A public shop may take payments that move no money. */
  readonly takesDemoPayments: boolean;
  readonly smtpUrl: string | null;
  /** The store's own email address when null. */
  readonly mailFrom: MailSender | null;
  /** Mailboxes of the shop for new orders and for messages; may be empty. */
  readonly ordersTo: readonly string[];
  readonly messagesTo: readonly string[];
  /** Local time of the daily summary, 'HH:MM'. */
  readonly summaryAt: string | null;
  /** Without a final slash. */
  readonly publicUrl: string | null;
  readonly osrmUrl: string | null;
  readonly googlePlacesKey: string | null;
  /** Only for the test page /callback. */
  readonly accounting: AccountingKeys | null;
  readonly allowedOrigins: readonly string[];
  /** Proxies in front that write X-Forwarded-For. */
  readonly trustProxyHops: number;
  /** The kill switch: /sw.js removes itself and its caches, but never an unsent change. */
  readonly isWorkerWithdrawn: boolean;
  /** A trial copy of a shop, without mails, payment provider and reconciler. */
  readonly isRehearsal: boolean;
  /** Warnings and errors are always logged. */
  readonly logsRequests: boolean;
}

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export interface AccountingKeys {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Source = Readonly<Record<string, string | undefined>>;

/** Throws an Error 'Invalid env provided' that lists each invalid variable. */
export function readEnv(source: Source): Env {
  const problems: string[] = [];
  const read = (name: string): string | null => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const expect = <Value>(name: string, expected: string, parse: (value: string) => Value | undefined): Value | null => {
    const value = read(name);
    if (value === null) return null;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`${name}: expected ${expected}`);
    return parsed ?? null;
  };
  const whole = (name: string, max: number): number | null =>
    expect(name, `a whole number from 0 to ${max}`, (value) =>
      /^\d{1,9}$/.test(value) && Number(value) <= max ? Number(value) : undefined,
    );
  const address = (name: string, ...schemes: readonly string[]): string | null =>
    expect(name, `an address beginning ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`, (value) => addressOf(value, schemes));
  const service = (name: string, mayHaveQuery: boolean): string | null =>
    expect(
      name,
      `an address beginning https://, or http:// on this machine, without password${mayHaveQuery ? '' : ', ?'} and #`,
      (value) => {
        const read = addressOf(value, ['http', 'https']);
        if (read === undefined) return undefined;
        const { href, origin, pathname, search, protocol, hostname } = new URL(read);
        if (href !== `${origin}${pathname}${mayHaveQuery ? search : ''}`) return undefined;
        return protocol === 'https:' || isThisMachine(hostname) ? read : undefined;
      },
    );
  const key = (name: string, prefix: RegExp, expected: string): string | null =>
    expect(name, expected, (value) => (prefix.test(value) ? value : undefined));

  const flag = (name: string): boolean =>
    expect(name, "'true' or 'false'", (value) => (/^(true|false)$/.test(value) ? value === 'true' : undefined)) ?? false;

  const mailboxes = (name: string): readonly string[] => expect(name, 'email addresses, separated by commas', mailboxesOf) ?? [];

  const env: Env = {
    port: whole('PORT', 65_535) ?? 8080,
    host: expect('HOST', 'a host name or address', (value) => (/^[\w.:-]+$/.test(value) ? value : undefined)) ?? '127.0.0.1',
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: address('DATABASE_URL', 'postgres', 'postgresql'),
    stripe: stripeKeys(key, problems),
    takesDemoPayments: flag('DEMO_PAYMENTS'),
    smtpUrl: address('SMTP_URL', 'smtp', 'smtps'),
    mailFrom: expect('MAIL_FROM', "an email address, or 'Name <address>'", mailSenderFrom),
    ordersTo: mailboxes('ORDERS_TO'),
    messagesTo: mailboxes('MESSAGES_TO'),
    summaryAt: expect('SUMMARY_AT', "a time of the day such as '07:30'", (value) =>
      /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined,
    ),
    publicUrl: expect(
      'PUBLIC_URL',
      'an address of http:// or https:// with nothing after its host, such as https://shop.example',
      hostAddressOf,
    ),
    osrmUrl: service('OSRM_URL', false),
    googlePlacesKey: expect('GOOGLE_PLACES_KEY', 'a key without spaces', (value) => (/^\S+$/.test(value) ? value : undefined)),
    accounting: accountingKeys(service('ACCOUNTING_TOKEN_URL', true), read, problems),
    allowedOrigins: expect('ALLOWED_ORIGINS', 'origins such as https://shop.example, separated by commas', originsOf) ?? [],
    trustProxyHops: whole('TRUST_PROXY_HOPS', 10) ?? 0,
    isWorkerWithdrawn: flag('WITHDRAW_WORKER'),
    isRehearsal: flag('REHEARSAL'),
    logsRequests: expect('LOG', "'requests'", (value) => (value === 'requests' ? true : undefined)) ?? false,
  };
  if (env.summaryAt !== null && env.ordersTo.length === 0) problems.push('ORDERS_TO: expected, since SUMMARY_AT is set');
  if (problems.length > 0) throw new Error(['Invalid env provided', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  return env.isRehearsal ? rehearsing(env) : env;
}

/** A rehearsal often has the live shop's environment: it must not reach people, cards or third-party services. */
function rehearsing(env: Env): Env {
  return {
    ...env,
    stripe: null,
    smtpUrl: null,
    ordersTo: [],
    messagesTo: [],
    summaryAt: null,
    osrmUrl: null,
    googlePlacesKey: null,
    accounting: null,
    isWorkerWithdrawn: true,
  };
}

/** A sentence when a shop may not open. The store tool works in any case. */
export function paymentProblem({
  publicUrl,
  stripe,
  takesDemoPayments,
  isRehearsal,
}: Pick<Env, 'publicUrl' | 'stripe' | 'takesDemoPayments' | 'isRehearsal'>): string | null {
  const isOnInternet = publicUrl !== null && new URL(publicUrl).protocol === 'https:';
  if (!isOnInternet || stripe !== null || takesDemoPayments || isRehearsal) return null;
  return 'PUBLIC_URL is https, but no card payments are set up: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or DEMO_PAYMENTS=true for demo payments, which move no money.';
}

function accountingKeys(tokenUrl: string | null, read: (name: string) => string | null, problems: string[]): AccountingKeys | null {
  if (tokenUrl === null) return null;
  const [clientId, clientSecret] = ['ACCOUNTING_CLIENT_ID', 'ACCOUNTING_CLIENT_SECRET'].map((name) => {
    const value = read(name);
    if (value === null) problems.push(`${name}: expected, since ACCOUNTING_TOKEN_URL is set`);
    return value ?? '';
  });
  return { tokenUrl, clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
}

/** Traffic to this machine leaves no network interface. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

function addressOf(value: string, schemes: readonly string[]): string | undefined {
  try {
    const url = new URL(value);
    return schemes.some((scheme) => url.protocol === `${scheme}:`) && url.host !== '' ? value.replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Links are put together as this and a path, and the store's pages begin at the root. */
function hostAddressOf(value: string): string | undefined {
  const address = addressOf(value, ['http', 'https']);
  if (address === undefined) return undefined;
  const { href, origin } = new URL(address);
  return href === `${origin}/` ? address : undefined;
}

function mailboxesOf(value: string): readonly string[] | undefined {
  const mailboxes = value.split(',').map(normalEmail);
  return mailboxes.every(isEmail) ? mailboxes : undefined;
}

function originsOf(value: string): readonly string[] | undefined {
  const origins = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const areOrigins = origins.every((origin) => {
    const url = addressOf(origin, ['http', 'https']);
    return url !== undefined && new URL(url).origin === origin;
  });
  return areOrigins ? origins : undefined;
}

type ReadKey = (name: string, prefix: RegExp, expected: string) => string | null;

/** One key alone would charge cards and lose orders. */
function stripeKeys(key: ReadKey, problems: string[]): StripeKeys | null {
  const before = problems.length;
  const secretKey = key('STRIPE_SECRET_KEY', /^(sk|rk)_\w+$/, "a key beginning 'sk_'");
  const publishableKey = key('STRIPE_PUBLISHABLE_KEY', /^pk_\w+$/, "a key beginning 'pk_'");
  const webhookSecret = key('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, "a secret beginning 'whsec_'");
  if (problems.length > before) return null;
  if (secretKey !== null && publishableKey !== null && webhookSecret !== null) return { secretKey, publishableKey, webhookSecret };
  const parts = { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  const missing = Object.entries(parts)
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  if (missing.length < 3) for (const name of missing) problems.push(`${name}: expected, since the Stripe keys work only together`);
  return null;
}

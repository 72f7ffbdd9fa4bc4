import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PageMeta } from '../../ui/page-meta';
import { ReadingPage } from '../../ui/reading-page';
import { obtainAccessToken } from './access-token';
import layout from '../../ui/layout.module.css';
import css from './accounting-test.module.css';
import { Outcome } from './outcome';
import { ACCOUNTING_MESSAGES } from './accounting-messages';

/** A code works for one exchange and a card for one token: never an automatic retry. */
const ONCE = { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false } as const;

export function CallbackPage() {
  const { code = '' } = useSearch({ strict: false });
  const exchange = useQuery({ ...ONCE, queryKey: ['accounting-test', 'token', code], queryFn: () => obtainAccessToken(code) });
  const accessToken = exchange.data;
  const card = useQuery({
    ...ONCE,
    queryKey: ['accounting-test', 'card', accessToken],
    queryFn: async () => {
      await loadSdk(import.meta.env.VITE_ACCOUNTING_SDK_URL);
      return tokenizeTestCard(accessToken ?? '');
    },
    enabled: accessToken !== undefined,
  });
  return (
    <ReadingPage title="Accounting payments test">
      <PageMeta title="Accounting payments test" description="A page for developers." />
      <p className={layout['quiet']}>
        For developers: exchanges the code of this address, keeps the access token on this device, and tokenizes the test card.
      </p>
      <dl className={css['steps']}>
        <Outcome step="Authorization code" words={code === '' ? 'none' : code} />
        <Outcome step="Access token" words={accessToken} error={exchange.error} />
        {accessToken === undefined ? null : <Outcome step="Card token" words={card.data} error={card.error} />}
      </dl>
    </ReadingPage>
  );
}

/** The provider's public test card. */
const TEST_CARD = { number: '4111111111111111', expMonth: '12', expYear: '2030', cvc: '123', name: 'Test Card' };

type Tokenize = (appToken: string, payment: { readonly card: typeof TEST_CARD }, done: (cardToken: unknown) => void) => void;

function loadSdk(address: string | undefined): Promise<void> {
  if (address === undefined || address === '' || document.querySelector(`script[src="${address}"]`) !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    // A missing function is reported when it is called.
    script.onerror = () => resolve();
    document.head.append(script);
  });
}

/** Throws with the specified message when the script has no such function. */
async function tokenizeTestCard(accessToken: string): Promise<string> {
  const tokenize = findTokenize();
  if (tokenize === null) throw new Error(ACCOUNTING_MESSAGES.noTokenize);
  const cardToken = await new Promise((resolve) => tokenize(accessToken, { card: TEST_CARD }, resolve));
  return typeof cardToken === 'string' ? cardToken : '';
}

function findTokenize(): Tokenize | null {
  let found: unknown = window;
  for (const name of ['intuit', 'ipp', 'payments', 'tokenize']) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, name);
  }
  return typeof found === 'function' ? (found as Tokenize) : null;
}

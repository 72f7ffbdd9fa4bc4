import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PageMeta } from '../../ui/page-meta';
import { ReadingPage } from '../../ui/reading-page';
import { obtainAccessToken } from './access-token';
import layout from '../../ui/layout.module.css';
import css from './accounting-test.module.css';
import { Outcome } from './outcome';
import { loadSdk, tokenizeTestCard } from './tokenize-test-card';

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

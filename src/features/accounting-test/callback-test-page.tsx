import { Link, useSearch } from '@tanstack/react-router';
import { PageMeta } from '../../ui/page-meta';
import { ReadingPage } from '../../ui/reading-page';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { keptAccessToken } from './access-token';
import layout from '../../ui/layout.module.css';
import css from './accounting-test.module.css';
import { Outcome } from './outcome';

export function CallbackTestPage() {
  const { code = '' } = useSearch({ strict: false });
  const isRunning = useIsHydrated();
  const token = isRunning ? keptAccessToken() : null;
  return (
    <ReadingPage title="Accounting callback test">
      <PageMeta title="Accounting callback test" description="A page for developers." />
      <p className={layout['quiet']}>
        For developers: what the accounting provider sent back, and the access token that this device holds.
      </p>
      <dl className={css['steps']}>
        <Outcome step="Authorization code" words={code === '' ? 'none' : code} />
        <Outcome step="Access token on this device" words={token ?? 'none'} />
      </dl>
      <p>
        <Link to="/callback" search={{ code }}>
          Exchange this code
        </Link>
      </p>
    </ReadingPage>
  );
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { CallbackTestPage } from '../../features/accounting-test/callback-test-page';
import { codeSearch } from '../../features/accounting-test/code-search';

/** For developers: other builds drop the page's code. */
export const Route = createFileRoute('/_site/callbacktest')({
  staticData: { page: 'unlisted' },
  validateSearch: codeSearch,
  beforeLoad: () => {
    if (!import.meta.env.DEV && import.meta.env.VITE_DEV_PAGES !== 'true') throw notFound();
  },
  component: import.meta.env.DEV || import.meta.env.VITE_DEV_PAGES === 'true' ? CallbackTestPage : () => null,
});

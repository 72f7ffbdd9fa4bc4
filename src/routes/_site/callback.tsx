import { createFileRoute, notFound } from '@tanstack/react-router';
import { CallbackPage } from '../../features/accounting-test/callback-page';
import { codeSearch } from '../../features/accounting-test/code-search';

/** For developers: other builds drop the page's code. */
export const Route = createFileRoute('/_site/callback')({
  staticData: { page: 'unlisted' },
  validateSearch: codeSearch,
  beforeLoad: () => {
    if (!import.meta.env.DEV && import.meta.env.VITE_DEV_PAGES !== 'true') throw notFound();
  },
  component: import.meta.env.DEV || import.meta.env.VITE_DEV_PAGES === 'true' ? CallbackPage : () => null,
});

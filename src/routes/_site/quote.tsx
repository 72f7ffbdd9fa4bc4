import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';

export const Route = createFileRoute('/_site/quote')({
  staticData: { page: 'unlisted' },
  component: lazyPart(
    () => import('../-quotes-screen'),
    (code) => code.OpenedQuote,
  ),
});

import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';

export const Route = createFileRoute('/_site/quotes/{-$quoteId}')({ staticData: { page: 'unlisted' }, component: QuotesRoute });

const Screen = lazyPart(
  () => import('../-quotes-screen'),
  (code) => code.QuotesScreen,
);

function QuotesRoute() {
  return <Screen quoteId={Route.useParams().quoteId} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';

export const Route = createFileRoute('/_site/scan')({ staticData: { page: 'unlisted' }, component: ScanRoute });

const Screen = lazyPart(
  () => import('../-scan-screen'),
  (code) => code.ScanScreen,
);

function ScanRoute() {
  return <Screen />;
}

import { NotFoundNotice } from '../ui/load-state';
import { PageBand } from '../ui/page-band';

export function NotFoundScreen() {
  return (
    <PageBand>
      <NotFoundNotice isPage />
    </PageBand>
  );
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundNotice } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';

/** Any other path, inside the shared layout. The loader refuses so that the server answers 404. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: () => (
    <PageBand>
      <NotFoundNotice isPage />
    </PageBand>
  ),
});

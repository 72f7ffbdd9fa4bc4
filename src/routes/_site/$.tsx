import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundNotice } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';

/** Throws so that the server replies 404. */
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

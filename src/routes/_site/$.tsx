import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { NotFoundNotice } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';

/** Throws so that the server replies 404. A '#' that a program passed on as '%23' is read as one: the worker answers without the server. */
export const Route = createFileRoute('/_site/$')({
  loader: ({ location }) => {
    const [path = '', ...hash] = location.href.split('%23');
    if (hash.length > 0) throw redirect({ href: `/${path.replace(/^[/]+/, '')}#${hash.join('%23')}`, replace: true });
    throw notFound();
  },
  notFoundComponent: () => (
    <PageBand>
      <NotFoundNotice isPage />
    </PageBand>
  ),
});

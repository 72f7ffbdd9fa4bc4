import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { CategoryChoice } from '../../../domain/catalogue';
import { plainText } from '../../../domain/text';
import type { ListSearch } from '../../../features/catalogue/list-search';
import { catalogueQueries } from '../../../features/catalogue/queries';
import { SiteMeta } from '../../../features/site/site-meta';
import { NotFoundNotice } from '../../../ui/load-state';
import { preloadChunk } from '../../../ui/load-chunk';
import { PageBand } from '../../../ui/page-band';
import { FloorList } from '../../-floor-list';
import { pagesTexts } from '../../../features/site/pages.texts';

export const Route = createFileRoute('/_site/products/category/$id')({
  // Only typed for links; `readListSearch` checks them.
  validateSearch: (address: ListSearch): ListSearch => address,
  // So that an unknown category gets a 404 from the server.
  loader: async ({ context, params }) => {
    const choice = choiceFrom(params.id);
    if (choice === null) throw notFound();
    const loads = [context.load(catalogueQueries.categories()), context.load(catalogueQueries.products(choice))];
    preloadChunk(() => import('../../-list-tools'));
    if (loads.includes(undefined)) return;
    await Promise.all(loads);
    const categories = context.queryClient.getQueryData(catalogueQueries.categories().queryKey) ?? [];
    if (choice !== 'ALL' && !categories.some(({ id }) => id === choice)) throw notFound();
  },
  component: CategoryRoute,
});

function CategoryRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const choice = choiceFrom(id);
  const { data: categories } = useQuery(catalogueQueries.categories());
  const category = categories?.find((each) => each.id === choice);
  if (choice === null || (choice !== 'ALL' && categories !== undefined && category === undefined)) {
    return (
      <PageBand>
        <NotFoundNotice isPage />
      </PageBand>
    );
  }
  return (
    <>
      <SiteMeta
        title={category?.title ?? pagesTexts.products}
        description={category === undefined ? undefined : plainText(category.descriptionHtml)}
        path={choice === 'ALL' ? '/products' : `/products/category/${choice}`}
        picture={category?.picture}
      />
      <FloorList choice={choice} search={search} />
    </>
  );
}

/** Compared as a number; null for any other text. */
function choiceFrom(id: string): CategoryChoice | null {
  if (id === 'ALL') return 'ALL';
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}

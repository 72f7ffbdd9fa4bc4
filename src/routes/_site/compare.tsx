import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AddCompared } from '../../features/cart/add-to-cart';
import { useCartChoices } from '../../features/cart/use-cart-choices';
import { ComparePage } from '../../features/compare/compare-page';
import { type CompareParameters, readCompareSearch } from '../../features/compare/compare-search';
import { siteQueries } from '../../features/site/queries';
import { SiteMeta } from '../../features/site/site-meta';
import { pagesTexts } from '../../features/site/pages.texts';

export const Route = createFileRoute('/_site/compare')({
  staticData: { page: 'unlisted' },
  // Checked where used: that code is in no first screen's chunk.
  validateSearch: (search) => search as CompareParameters,
  component: CompareRoute,
});

function CompareRoute() {
  const { data: settings } = useQuery(siteQueries.settings());
  const [{ installation }] = useCartChoices();
  const isInstallationChosen = installation ?? true;
  return (
    <>
      <SiteMeta title={pagesTexts.compare} path="/compare" />
      <ComparePage
        search={readCompareSearch({ ...Route.useSearch() })}
        settings={settings ?? null}
        isInstallationChosen={isInstallationChosen}
        renderBuy={(product, boxes, askForArea) => (
          <AddCompared
            product={product}
            boxes={boxes}
            isInstallationChosen={isInstallationChosen}
            hasCoverage={boxes > 0}
            askForCoverage={askForArea}
          />
        )}
      />
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { BoardSheetPage } from '../../features/compare/board-sheet';
import { type CompareParameters, readCompareSearch } from '../../features/compare/compare-search';
import { SiteMeta } from '../../features/site/site-meta';
import { StoreContact } from '../../features/site/store-contact';
import { pagesTexts } from '../../features/site/pages.texts';

export const Route = createFileRoute('/_site/board-sheet')({
  staticData: { page: 'unlisted' },
  validateSearch: (search) => search as CompareParameters,
  component: BoardSheetRoute,
});

function BoardSheetRoute() {
  return (
    <>
      <SiteMeta title={pagesTexts.boardSheet} path="/board-sheet" />
      <BoardSheetPage floors={readCompareSearch({ ...Route.useSearch() }).floors} shop={<StoreContact />} />
    </>
  );
}

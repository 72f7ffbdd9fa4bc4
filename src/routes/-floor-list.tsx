import type { CategoryChoice } from '../domain/catalogue';
import type { ListSearch } from '../features/catalogue/list-search';
import { ProductListPage } from '../features/catalogue/product-list-page';
import { lazyPart } from '../ui/lazy-part';

const Tools = lazyPart(
  () => import('./-list-tools'),
  (code) => code.Tools,
);

const Found = lazyPart(
  () => import('../features/find/found-list'),
  (code) => code.FoundList,
);

interface FloorListProps {
  readonly choice: CategoryChoice;
  readonly search: ListSearch;
}

export function FloorList(props: FloorListProps) {
  return <ProductListPage {...props} renderTools={(list) => <Tools {...list} />} renderFound={(list) => <Found {...list} />} />;
}

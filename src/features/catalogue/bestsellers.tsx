import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { errorKind } from '../../api/errors';
import type { Category, CategoryChoice, Product } from '../../domain/catalogue';
import { visibleOr } from '../../domain/text';
import { LoadState } from '../../ui/load-state';
import { Notice } from '../../ui/notice';
import { PageBand } from '../../ui/page-band';
import { Rail } from '../../ui/rail';
import { SectionHead } from '../../ui/section-head';
import { Select } from '../../ui/select';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './bestsellers.module.css';
import { ProductCard, ProductCardSkeleton, RAIL_SIZES } from './product-card';
import { catalogueQueries } from './queries';
import { catalogueTexts } from './catalogue.texts';

const SHOWN = 12;
const SHOWN_AT_FIRST = 5;

interface BestsellersProps {
  readonly title: string;
  readonly subTitle: string;
  readonly categories: readonly Category[];
}

export function Bestsellers({ title, subTitle, categories }: BestsellersProps) {
  const [chosen, setChosen] = useState<CategoryChoice | null>(null);
  const isHydrated = useIsHydrated();
  const choice = chosen ?? (isHydrated ? 'ALL' : null);
  const query = useQuery({ ...catalogueQueries.products(choice ?? 'ALL'), enabled: choice !== null });
  // Saved data may arrive before React hydrates markup that was rendered without it.
  const products = isHydrated ? query.data : undefined;
  return (
    <PageBand tone="sand" spacing="wide" aria-labelledby="bestsellers-title">
      <SectionHead
        id="bestsellers-title"
        title={visibleOr(title, catalogueTexts.bestsellers)}
        subTitle={subTitle}
        aside={<CategorySelect categories={categories} choice={choice} onChange={setChosen} />}
      />
      <div className={css['cards']}>
        {products === undefined ? (
          <LoadState
            isPending={query.isPending || !isHydrated}
            errorKind={errorKind(query.error)}
            loading={
              <Rail label={catalogueTexts.bestsellers} perView="cards">
                {skeletonKeys(SKELETON_COUNTS.bestsellers).map((key) => (
                  <ProductCardSkeleton key={key} />
                ))}
              </Rail>
            }
            onRetry={() => void query.refetch()}
          />
        ) : products.length === 0 ? (
          <Notice title={catalogueTexts.noneSold} />
        ) : (
          <Cards key={choice} products={products} />
        )}
      </div>
    </PageBand>
  );
}

/** The other cards follow in a deferred render, which yields to input. */
function Cards({ products }: { readonly products: readonly Product[] }) {
  const shown = useDeferredValue(SHOWN, SHOWN_AT_FIRST);
  return (
    <Rail label={catalogueTexts.bestsellers} perView="cards">
      {products.slice(0, shown).map((product) => (
        <ProductCard key={product.id} product={product} sizes={RAIL_SIZES} />
      ))}
    </Rail>
  );
}

interface CategorySelectProps {
  readonly categories: readonly Category[];
  readonly choice: CategoryChoice | null;
  readonly onChange: (choice: CategoryChoice) => void;
}

function CategorySelect({ categories, choice, onChange }: CategorySelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {catalogueTexts.category}
      </label>
      <Select
        id={id}
        value={choice ?? 'ALL'}
        onChange={(event) => onChange(event.target.value === 'ALL' ? 'ALL' : Number(event.target.value))}
      >
        <option value="ALL">{catalogueTexts.all}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.title}
          </option>
        ))}
      </Select>
    </div>
  );
}

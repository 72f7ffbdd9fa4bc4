import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import type { Product } from '../../domain/catalogue';
import { PageBand } from '../../ui/page-band';
import { Rail } from '../../ui/rail';
import { SectionHead } from '../../ui/section-head';
import { SectionReveal } from '../../ui/section-reveal';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { ProductCard, RAIL_SIZES } from '../catalogue/product-card';
import { catalogueQueries } from '../catalogue/queries';
import css from './related-products.module.css';
import { productTexts } from './product.texts';

const SHOWN = 8;

/** Fetched after hydration. */
export const RelatedProducts = memo(function RelatedProducts({ product }: { readonly product: Product }) {
  const isHydrated = useIsHydrated();
  const { data } = useQuery({ ...catalogueQueries.products(product.categoryId ?? 'ALL'), enabled: isHydrated });
  // Saved data may arrive before React hydrates markup that was rendered without it.
  const products = useDeferredValue(isHydrated ? data : undefined) ?? [];
  const others = products.filter(({ id }) => id !== product.id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <PageBand spacing="wide" className={css['related']} aria-labelledby="related-title">
      <SectionHead id="related-title" title={productTexts.related} />
      <SectionReveal>
        <Rail label={productTexts.related} perView="cards">
          {others.map((other) => (
            <ProductCard key={other.id} product={other} sizes={RAIL_SIZES} />
          ))}
        </Rail>
      </SectionReveal>
    </PageBand>
  );
});

import { Link } from '@tanstack/react-router';
import type { Category } from '../../domain/catalogue';
import { ArrowRightIcon } from '../../ui/icons';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { Rail } from '../../ui/rail';
import { SectionHead } from '../../ui/section-head';
import css from './category-rail.module.css';
import { RAIL_SIZES } from './picture-sizes';

export const PRODUCT_SECTION_ID = 'product';

interface CategoryRailProps {
  readonly title: string;
  readonly subTitle: string;
  readonly categories: readonly Category[];
}

export function CategoryRail({ title, subTitle, categories }: CategoryRailProps) {
  if (categories.length === 0) return null;
  return (
    <PageBand id={PRODUCT_SECTION_ID} spacing="wide" aria-labelledby="categories-title">
      <SectionHead id="categories-title" title={title} subTitle={subTitle} />
      <Rail label="Product categories" perView="cards">
        {categories.map((category) => (
          <Link key={category.id} to="/products/category/$id" params={{ id: String(category.id) }} className={css['entry']}>
            <span className={css['mask']}>
              <Pic picture={category.picture} sizes={RAIL_SIZES} isDecorative className={css['picture']} />
            </span>
            <span className={css['foot']}>
              <h3 className={css['title']}>{category.title}</h3>
              <span className={css['see']}>
                See Detail
                <span className={css['arrow']}><ArrowRightIcon /></span>
              </span>
            </span>
          </Link>
        ))}
      </Rail>
    </PageBand>
  );
}

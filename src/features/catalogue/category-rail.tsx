import { Link } from '@tanstack/react-router';
import type { Category } from '../../domain/catalogue';
import { langOf } from '../../domain/in-english';
import { visibleOr } from '../../domain/text';
import { ButtonLink } from '../../ui/button';
import { ArrowRightIcon } from '../../ui/icons';
import { Notice } from '../../ui/notice';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { Rail } from '../../ui/rail';
import { SectionHead } from '../../ui/section-head';
import css from './category-rail.module.css';
import { RAIL_SIZES } from './product-card';
import { catalogueTexts } from './catalogue.texts';

interface CategoryRailProps {
  readonly id: string;
  readonly title: string;
  readonly subTitle: string;
  readonly categories: readonly Category[];
}

export function CategoryRail({ id, title, subTitle, categories }: CategoryRailProps) {
  return (
    <PageBand id={id} spacing="wide" aria-labelledby="categories-title">
      {categories.length === 0 ? null : <CategoryLinks categories={categories} />}
      <SectionHead id="categories-title" title={visibleOr(title, catalogueTexts.ourFloors)} subTitle={subTitle} />
      {categories.length === 0 ? (
        <Notice
          title={catalogueTexts.inOnePlace}
          action={
            <ButtonLink to="/products" variant="primary">
              {catalogueTexts.shopNow}
            </ButtonLink>
          }
        />
      ) : (
        <Rail label={catalogueTexts.productCategories} perView="cards">
          {categories.map((category) => (
            <CategoryEntry key={category.id} category={category} />
          ))}
        </Rail>
      )}
    </PageBand>
  );
}

function CategoryEntry({ category }: { readonly category: Category }) {
  return (
    <Link to="/products/category/$id" params={{ id: String(category.id) }} className={css['entry']}>
      <span className={css['mask']}>
        <Pic picture={category.picture} sizes={RAIL_SIZES} isDecorative className={css['picture']} />
      </span>
      <span className={css['foot']}>
        <h3 className={css['title']} lang={langOf(category, 'title')}>
          {category.title}
        </h3>
        <span className={css['see']}>
          {catalogueTexts.seeDetail}
          <span className={css['arrow']}>
            <ArrowRightIcon />
          </span>
        </span>
      </span>
    </Link>
  );
}

/** Sharing the list's chips with this lazy chunk would cost the list another chunk. */
function CategoryLinks({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <nav aria-label={catalogueTexts.categories}>
      <ul role="list" className={css['row']}>
        <li>
          <Link to="/products" className={css['link']}>
            {catalogueTexts.allFloors}
          </Link>
        </li>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Link to="/products/category/$id" params={{ id: String(id) }} className={css['link']}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

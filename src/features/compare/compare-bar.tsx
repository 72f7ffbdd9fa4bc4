import { useQueryClient } from '@tanstack/react-query';
import { floorsText, MAX_COMPARED, MIN_COMPARED } from '../../domain/compared-floors';
import { compareList, type ListedFloor } from '../../offline/compare-list';
import { Button, ButtonLink } from '../../ui/button';
import { Pic } from '../../ui/product-picture';
import { detailsFromLists } from '../catalogue/queries';
import css from './compare-bar.module.css';
import { compareTexts } from './compare.texts';
import { compareBarTexts } from './compare-bar.texts';

const SHOWN_PX = '48px';
const PLACES = Array.from({ length: MAX_COMPARED }, (_, index) => `place ${index}`);

/** Other bars and buttons stay clear of it, as of every bottom bar. */
export function CompareBar({ floors }: { readonly floors: readonly ListedFloor[] }) {
  const queryClient = useQueryClient();
  const slugs = floors.map(({ slug }) => slug);
  return (
    <section className={css['bar']} aria-label={compareTexts.toCompare} data-sticky-bar="Compare">
      <ul role="list" className={css['floors']}>
        {floors.map(({ slug, title }) => {
          const picture = detailsFromLists(queryClient, slug)?.product.picture;
          return (
            <li key={slug} className={css['floor']} title={title}>
              {picture === undefined ? null : <Pic picture={picture} sizes={SHOWN_PX} isDecorative className={css['picture']} />}
              <span className="visually-hidden">{title}</span>
            </li>
          );
        })}
        {PLACES.slice(floors.length).map((place) => (
          <li key={place} className={css['free']} aria-hidden="true" />
        ))}
      </ul>
      <p className={css['words']} role="status">
        {floors.length < MIN_COMPARED ? compareTexts.chooseOneMore : compareBarTexts.count(floors.length)}
      </p>
      <div className={css['actions']}>
        <Button variant="text" isCompact onClick={compareList.clear}>
          {compareTexts.clear}
        </Button>
        {floors.length < MIN_COMPARED ? null : (
          <ButtonLink to="/compare" search={{ floors: floorsText(slugs) }} variant="primary" isCompact>
            {compareTexts.compare}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

import { NOTHING_ASKED, type FindState } from '../../domain/find/find-state';
import type { Findings } from '../../domain/find/find-floors';
import { formatUsd } from '../../domain/money';
import { formatCount } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { ListSearch } from '../catalogue/list-search';
import { ProductList } from '../catalogue/product-list';
import { focusFilterButton } from './filter-button';
import { FoundPages } from './found-pages';
import css from './nothing-found.module.css';
import { useFindState } from './use-find-state';

export function NothingFound({ search, findings }: { readonly search: ListSearch; readonly findings: Findings }) {
  const [state, ask] = useFindState(search);
  const { loosen, nearest, nearestAboveCents } = findings;
  const isNoFloor = findings.understood?.isNoFloor === true;
  const hasWays = loosen.length > 0;
  return (
    <>
      <Notice title={isNoFloor ? 'That is no floor' : 'No floor has all of that'} className={css['notice']}>
        <p>{isNoFloor ? 'These pages of the shop may help, or ask us.' : adviceFor(findings, isTextAlone(state), hasWays)}</p>
        {isNoFloor ? <FoundPages findings={findings} /> : null}
        <ul role="list" className={css['ways']}>
          {loosen.map((way) => (
            <li key={way.label}>
              <button
                type="button"
                className={css['way']}
                onClick={() => {
                  focusFilterButton();
                  ask(way.state);
                }}
              >
                <span>{isAnyPrice(way.state) && !isAnyPrice(state) ? 'At any price' : `Without ${way.label}`}</span>
                <span className={css['count']}>{`${formatCount(way.count)} ${way.count === 1 ? 'floor' : 'floors'}`}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button
          variant="text"
          onClick={() => {
            focusFilterButton();
            ask(NOTHING_ASKED);
          }}
        >
          Show all floors
        </Button>
      </Notice>
      {isNoFloor ? null : <FoundPages findings={findings} />}
      {nearest.length === 0 ? null : (
        <section aria-labelledby="nearest-floors" className={css['nearest']}>
          <p id="nearest-floors" className={css['title']}>
            The nearest
          </p>
          {nearestAboveCents === null ? null : (
            <p className={css['above']}>{`They cost more than ${formatUsd(nearestAboveCents)} / sqft.`}</p>
          )}
          <ProductList products={nearest.map(({ floor }) => floor)} count={nearest.length} page={1} failure={null} />
        </section>
      )}
    </>
  );
}

const isAnyPrice = ({ price }: FindState): boolean => price.fromCents === null && price.toCents === null;
const isTextAlone = (state: FindState): boolean => isAnyPrice(state) && Object.keys(state.chosen).length === 0;

function adviceFor({ understood, evidence, nearest }: Findings, isText: boolean, hasWays: boolean): string {
  if (evidence.some(({ said }) => said === 0)) return 'No maker says so of a floor. Ask us before you buy.';
  if (hasWays && (!isText || understood?.unknown.length === 0)) return 'Leave one thing out, and these are found:';
  if (isText && nearest.length > 0 && understood?.unknown.length === 0) return 'The floors below come nearest.';
  if (isText) return 'Please check the spelling, or try fewer words, such as a wood, a color or a size.';
  return 'Please take away some of what you chose.';
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PriceSettings } from '../../domain/area-price';
import type { Product } from '../../domain/catalogue';
import { compareFloors, countRows, onlyDifferences } from '../../domain/compare-rows';
import { floorsText, MIN_COMPARED, readFloors } from '../../domain/compared-floors';
import { sqftHundredths } from '../../domain/coverage';
import { notIncludedSentence } from '../../domain/rooms/project-price';
import { USUAL_WASTAGE } from '../../domain/wastage';
import { compareList } from '../../offline/compare-list';
import { Checkbox } from '../../ui/checkbox';
import type { Elements } from '../../ui/elements';
import { PageBand } from '../../ui/page-band';
import { Skeleton } from '../../ui/skeleton';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import { AreaForm, leadToArea } from './area-form';
import { CompareNotices, NothingToCompare } from './compare-notices';
import css from './compare-page.module.css';
import { type CompareSearch, readCompareSearch } from './compare-search';
import { CompareTable } from './compare-table';
import { CompareTools } from './compare-tools';
import { useCompareList } from './use-compare-list';
import { isShown, useComparedFloors, type ShownFloor } from './use-compared-floors';
import { compareTexts } from './compare.texts';
import { comparePageTexts } from './compare-page.texts';

export interface ComparePageProps {
  readonly search: CompareSearch;
  /** Null until loaded. */
  readonly settings: PriceSettings | null;
  /** As in the cart. */
  readonly isInstallationChosen: boolean;
  readonly renderBuy: (product: Product, boxes: number, askForArea: () => void) => Elements;
}

/** From the address, else from the device's saved comparison. */
export function ComparePage({ search, settings, isInstallationChosen, renderBuy }: ComparePageProps) {
  const isHydrated = useIsHydrated();
  const list = useCompareList();
  const { slugs, leftOut } = readFloors(search.floors ?? floorsText(list.map(({ slug }) => slug)));
  const asked = useComparedFloors(isHydrated ? slugs : []);
  const shown = asked.filter(isShown);
  const isLoading = !isHydrated || (shown.length === 0 && asked.some((floor) => floor.errorKind === 'none'));
  const takeOut = useTakeOut(search, slugs);
  return (
    <PageBand className={css['page']}>
      <div className={css['head']}>
        <h1>{compareTexts.title}</h1>
        {shown.length === 0 ? null : <CompareTools floors={shown} search={{ ...search, floors: floorsText(slugs) }} />}
      </div>
      {isLoading ? <Skeleton height={480} /> : null}
      {isLoading ? null : <CompareNotices asked={asked} leftOut={leftOut} shown={shown.length} onTakeOut={takeOut} />}
      {isLoading || shown.length > 0 ? null : <NothingToCompare isNone={slugs.length === 0} />}
      {shown.length === 0 ? null : (
        <Comparison
          shown={shown}
          search={search}
          settings={settings}
          isInstallationChosen={isInstallationChosen}
          renderBuy={renderBuy}
          onTakeOut={takeOut}
        />
      )}
    </PageBand>
  );
}

function useTakeOut(search: CompareSearch, slugs: readonly string[]): (slug: string) => void {
  const navigate = useNavigate();
  return (slug) => {
    const left = slugs.filter((each) => each !== slug);
    compareList.replace(compareList.get().filter((floor) => floor.slug !== slug));
    void navigate({ to: '/compare', search: { ...search, floors: floorsText(left) }, replace: true, resetScroll: false });
  };
}

interface ComparisonProps extends ComparePageProps {
  readonly shown: readonly ShownFloor[];
  readonly onTakeOut: (slug: string) => void;
}

function Comparison({ shown, search, settings, isInstallationChosen, renderBuy, onTakeOut }: ComparisonProps) {
  const [isShort, setIsShort] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const navigate = useNavigate();
  const comparison = compareFloors(shown, useNow());
  const { differing, all } = countRows(comparison);
  const wastagePercent = search.wastage ?? USUAL_WASTAGE;
  const area = sqftHundredths(search.sqft ?? 0);
  const change = (part: CompareSearch) =>
    void navigate({ to: '/compare', search: readCompareSearch({ ...search, ...part }), replace: true, resetScroll: false });
  const askForArea = () => {
    setWasAsked(true);
    leadToArea();
  };
  const notes =
    area === 0 ? comparison.footnotes : [comparePageTexts.priced(isInstallationChosen, notIncludedSentence()), ...comparison.footnotes];
  return (
    <>
      <AreaForm
        area={area}
        lacksArea={wasAsked && area === 0}
        wastagePercent={wastagePercent}
        onArea={(sqft) => change({ sqft })}
        onWastage={(wastage) => change({ wastage })}
      />
      {shown.length < MIN_COMPARED ? null : (
        <div className={css['choice']}>
          <Checkbox checked={isShort} onChange={(event) => setIsShort(event.target.checked)}>
            {compareTexts.onlyDifferences}
          </Checkbox>
          <p role="status">{isShort ? comparePageTexts.differ(differing, all) : comparePageTexts.rows(all, differing)}</p>
        </div>
      )}
      <CompareTable
        floors={shown}
        comparison={isShort && shown.length >= MIN_COMPARED ? onlyDifferences(comparison) : comparison}
        price={{ area, wastagePercent, isInstallationChosen, settings }}
        renderBuy={(product, boxes) => renderBuy(product, boxes, askForArea)}
        onTakeOut={onTakeOut}
      />
      {notes.map((note) => (
        <p key={note} className={css['note']}>
          {note}
        </p>
      ))}
    </>
  );
}

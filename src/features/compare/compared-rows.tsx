import { type AreaPrice, priceOfArea, type PriceSettings } from '../../domain/area-price';
import { billTexts } from '../../domain/bill.texts';
import type { Product } from '../../domain/catalogue';
import type { ComparedRow, ComparedValue } from '../../domain/compare-rows';
import { formatSqft, type SqftHundredths } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { visibleOr } from '../../domain/text';
import type { WastagePercent } from '../../domain/wastage';
import { classNames } from '../../ui/class-names';
import css from './compare-table.module.css';
import { rowWords } from './row-words';
import { compareTexts } from './compare.texts';
import { comparedRowsTexts } from './compared-rows.texts';

interface ComparedRowsProps {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
  readonly products: readonly Product[];
}

/** On phones its head repeats the floors' names: the table's head has scrolled out of view. */
export function ComparedRows({ title, rows, products }: ComparedRowsProps) {
  return (
    <tbody>
      <tr className={css['group']}>
        <th scope="rowgroup">
          <span>{visibleOr(title, compareTexts.details)}</span>
        </th>
        {products.map((product) => (
          <td key={product.slug} className={css['reminder']} aria-hidden="true">
            {shortName(product.title)}
          </td>
        ))}
      </tr>
      {rows.map((row) => (
        <tr key={row.title} className={classNames(css['row'], row.differs && css['differs'])}>
          <th scope="row">
            <RowName title={row.title} />
          </th>
          <Values row={row} />
        </tr>
      ))}
    </tbody>
  );
}

/** One cell spans all floors when their values are equal. */
function Values({ row: { values, differs } }: { readonly row: ComparedRow }) {
  const [first] = values;
  const isOnce = !differs && values.length > 1 && values.every(({ kind }) => kind === first?.kind);
  if (isOnce && first !== undefined) {
    return (
      <td colSpan={values.length} className={css['same']}>
        <Value value={first} />
      </td>
    );
  }
  return values.map((value, index) => (
    <td key={index}>
      <Value value={value} />
    </td>
  ));
}

function Value({ value }: { readonly value: ComparedValue }) {
  if (value.kind === 'stated') return <span>{value.words}</span>;
  return <span className={css['missing']}>{value.kind === 'not stated' ? compareTexts.notStated : compareTexts.notSaved}</span>;
}

function RowName({ title }: { readonly title: string }) {
  const words = rowWords(title);
  const name = visibleOr(title, compareTexts.other);
  if (words === null) return <span className={css['name']}>{name}</span>;
  return (
    <details className={css['explained']}>
      <summary>{name}</summary>
      <p>{words}</p>
    </details>
  );
}

function shortName(title: string): string {
  return title.split(' - ').at(-1) ?? title;
}

export interface PricedFor {
  readonly area: SqftHundredths;
  readonly wastagePercent: WastagePercent;
  readonly isInstallationChosen: boolean;
  readonly settings: PriceSettings | null;
}

interface AreaRowsProps {
  readonly products: readonly Product[];
  readonly price: PricedFor;
}

export function AreaRows({ products, price: { area, wastagePercent, isInstallationChosen, settings } }: AreaRowsProps) {
  const prices = products.map((product) => priceOfArea(product, area, wastagePercent, isInstallationChosen, settings ?? NO_SETTINGS));
  const row = (title: string, wordsOf: (price: AreaPrice) => string): ComparedRow => {
    const values = prices.map((price): ComparedValue => ({ kind: 'stated', words: price === null ? compareTexts.askUs : wordsOf(price) }));
    return { title, values, differs: true };
  };
  const withSettings = [
    ...(isInstallationChosen ? [row(billTexts.installation, ({ bill }) => formatUsd(bill.installationCents))] : []),
    row(billTexts.taxes, ({ bill }) => formatUsd(bill.taxCents)),
    row(compareTexts.allForPickup, ({ bill }) => formatUsd(bill.totalCents)),
  ];
  return (
    <ComparedRows
      title={comparedRowsTexts.forArea(formatSqft(area), wastagePercent)}
      products={products}
      rows={[
        row(compareTexts.boxes, ({ boxes }) => boxesText(boxes)),
        row(compareTexts.leftOver, ({ leftOver }) => comparedRowsTexts.sqft(formatSqft(leftOver))),
        row(compareTexts.flooring, ({ bill }) => formatUsd(bill.itemsCents)),
        ...(settings === null ? [] : withSettings),
      ]}
    />
  );
}

/** Offline without saved settings: the rows that need them are left out. */
export const NO_SETTINGS: PriceSettings = { taxPercentHundredths: 0, installationCentsPerSqft: 0 };

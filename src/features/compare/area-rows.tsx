import { priceOfArea, type AreaPrice, type PriceSettings } from '../../domain/area-price';
import { BILL_LABELS } from '../../domain/bill';
import type { Product } from '../../domain/catalogue';
import type { ComparedRow, ComparedValue } from '../../domain/compare-rows';
import { formatSqft, type SqftHundredths } from '../../domain/coverage';
import type { WastagePercent } from '../../domain/wastage';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { ComparedRows } from './compared-rows';

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
    const values = prices.map((price): ComparedValue => ({ kind: 'stated', words: price === null ? 'Ask us' : wordsOf(price) }));
    return { title, values, differs: true };
  };
  const wastage = wastagePercent === 0 ? '' : ` + ${wastagePercent}% wastage`;
  const withSettings = [
    ...(isInstallationChosen ? [row(BILL_LABELS.installation, ({ bill }) => formatUsd(bill.installationCents))] : []),
    row(BILL_LABELS.taxes, ({ bill }) => formatUsd(bill.taxCents)),
    row('All of it, for pickup', ({ bill }) => formatUsd(bill.totalCents)),
  ];
  return (
    <ComparedRows
      title={`For ${formatSqft(area)} sqft${wastage}`}
      products={products}
      rows={[
        row('Boxes', ({ boxes }) => boxesText(boxes)),
        row('Left over', ({ leftOver }) => `${formatSqft(leftOver)} sqft`),
        row('Flooring', ({ bill }) => formatUsd(bill.itemsCents)),
        ...(settings === null ? [] : withSettings),
      ]}
    />
  );
}

/** Offline without saved settings: the rows that need them are left out. */
const NO_SETTINGS: PriceSettings = { taxPercentHundredths: 0, installationCentsPerSqft: 0 };

import type { Product, ProductDetails, SpecificationRow } from './catalogue';
import { formatSqft } from './coverage';
import { formatUsd } from './money';
import { stockWords } from './stock';
import { compareRowsTexts } from './compare-rows.texts';

/** `hasDetails` is false when only list data is known. */
export interface ComparedFloor {
  readonly details: ProductDetails;
  readonly hasDetails: boolean;
}

/** 'not here': its details are not loaded. */
export type ComparedValue =
  | { readonly kind: 'stated'; readonly words: string }
  | { readonly kind: 'not stated' }
  | { readonly kind: 'not here' };

export interface ComparedRow {
  readonly title: string;
  readonly values: readonly ComparedValue[];
  /** 'not stated' differs from any words; unknown values are not compared. */
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

export interface Comparison {
  readonly groups: readonly ComparedGroup[];
  /** Rows that explain marks at values, such as '* Demo data'. */
  readonly footnotes: readonly string[];
}

const NOT_STATED: ComparedValue = { kind: 'not stated' };
const NOT_HERE: ComparedValue = { kind: 'not here' };

/** Rows with differences come first in each group. `now` in milliseconds since 1970. */
export function compareFloors(floors: readonly ComparedFloor[], now: number): Comparison {
  const groups = [priceGroup(floors, now), ...specificationGroups(floors)].filter(({ rows }) => rows.length > 0);
  return {
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: [...rows.filter((row) => row.differs), ...rows.filter((row) => !row.differs)],
    })),
    footnotes: footnotesOf(floors),
  };
}

/** The comparison without the rows in which all floors are equal. */
export function onlyDifferences({ groups, footnotes }: Comparison): Comparison {
  const left = groups.map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.differs) }));
  return { groups: left.filter(({ rows }) => rows.length > 0), footnotes };
}

/** The number of rows with differences, and of all rows. */
export function countRows({ groups }: Comparison): { readonly differing: number; readonly all: number } {
  const rows = groups.flatMap((group) => group.rows);
  return { differing: rows.filter(({ differs }) => differs).length, all: rows.length };
}

function priceGroup(floors: readonly ComparedFloor[], now: number): ComparedGroup {
  const priced = (title: string, wordsOf: (product: Product) => string | null): ComparedRow =>
    rowOf(
      title,
      floors.map(({ details }) => stated(wordsOf(details.product))),
    );
  return {
    title: compareRowsTexts.price,
    rows: [
      priced(compareRowsTexts.perSqft, ({ priceCentsPerSqft }) => (priceCentsPerSqft === null ? null : formatUsd(priceCentsPerSqft))),
      priced(compareRowsTexts.perBox, ({ pricePerBoxCents, sqftPerBox }) => {
        if (pricePerBoxCents === null) return null;
        return sqftPerBox === null
          ? formatUsd(pricePerBoxCents)
          : compareRowsTexts.boxFor(formatUsd(pricePerBoxCents), formatSqft(sqftPerBox));
      }),
      ...(floors.some(({ details }) => details.product.stock !== undefined)
        ? [priced(compareRowsTexts.onHand, ({ stock }) => (stock === undefined ? null : stockWords(stock, 0, now)))]
        : []),
    ],
  };
}

function specificationGroups(floors: readonly ComparedFloor[]): readonly ComparedGroup[] {
  const read = floors.map(({ details }) => rowsByGroup(details));
  return inOrder(read.map((groups) => [...groups.keys()])).map((groupKey) => {
    const groupsHere = read.map((groups) => groups.get(groupKey));
    const rowKeys = inOrder(groupsHere.map((group) => [...(group?.rows.keys() ?? [])]));
    return {
      title: groupsHere.find((group) => group !== undefined)?.title ?? '',
      rows: rowKeys.map((rowKey) => {
        const found = groupsHere.map((group) => group?.rows.get(rowKey));
        const title = found.find((row) => row !== undefined)?.title ?? '';
        const values = found.map((row, index) => (floors[index]?.hasDetails === true ? stated(row?.value ?? null) : NOT_HERE));
        return rowOf(title, values);
      }),
    };
  });
}

interface ReadGroup {
  readonly title: string;
  readonly rows: Map<string, SpecificationRow>;
}

function rowsByGroup({ specifications }: ProductDetails): ReadonlyMap<string, ReadGroup> {
  const groups = new Map<string, ReadGroup>();
  for (const { title, rows } of specifications) {
    const group = groups.get(keyOf(title)) ?? { title: title.trim(), rows: new Map<string, SpecificationRow>() };
    groups.set(keyOf(title), group);
    for (const row of rows.filter((each) => !isFootnote(each))) {
      const before = group.rows.get(keyOf(row.title));
      group.rows.set(keyOf(row.title), before === undefined ? row : { title: before.title, value: bothValues(before.value, row.value) });
    }
  }
  return groups;
}

const bothValues = (first: string, second: string): string => [first.trim(), second.trim()].filter((value) => value !== '').join('; ');

/** The keys of all lists, each in the place of the first list that contains it. */
function inOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const order: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const key of list) {
      const place = order.indexOf(key);
      if (place === -1) order.splice(at, 0, key);
      at = (place === -1 ? at : place) + 1;
    }
  }
  return order;
}

function rowOf(title: string, values: readonly ComparedValue[]): ComparedRow {
  const known = values.filter(({ kind }) => kind !== 'not here').map(sameWhenEqual);
  return { title: title.trim(), values, differs: new Set(known).size > 1 };
}

function stated(words: string | null): ComparedValue {
  return words === null || words.trim() === '' ? NOT_STATED : { kind: 'stated', words: words.trim() };
}

function sameWhenEqual(value: ComparedValue): string {
  return value.kind === 'stated' ? `=${keyOf(value.words)}` : value.kind;
}

function footnotesOf(floors: readonly ComparedFloor[]): readonly string[] {
  const rows = floors.flatMap(({ details }) => details.specifications.flatMap((group) => group.rows)).filter(isFootnote);
  return [...new Set(rows.map(({ title, value }) => `${title.trim()} ${value.trim()}`))];
}

/** Whether a row explains a mark, such as '*'. */
export function isFootnote({ title }: SpecificationRow): boolean {
  return /^[*†‡]+$/.test(title.trim());
}

const keyOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

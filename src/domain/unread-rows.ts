import type { SpecificationGroup, SpecificationRow } from './catalogue';
import { toneOf } from './colour-words';
import { topicOf, type RowTopic } from './row-titles';
import {
  readCore,
  readIic,
  readInstallMethod,
  readMil,
  readNarrowSideInches,
  readPad,
  readThicknessMm,
  readWaterproof,
  readWidthInches,
} from './row-values';

/** Topics without a parser accept every value. */
const READERS: Readonly<Partial<Record<RowTopic, readonly [read: (row: SpecificationRow) => unknown, example: string]>>> = {
  look: [({ value }) => toneOf(value), 'Oak, light natural'],
  core: [({ value }) => readCore(value), 'SPC, waterproof'],
  wearLayer: [({ value }) => readMil(value), '20 mil'],
  thickness: [({ value }) => readThicknessMm(value), '6.0 mm'],
  pad: [({ value }) => readPad(value), 'Yes, 1.0 mm IXPE'],
  size: [({ value }) => readNarrowSideInches(value), '7.09 x 48.03 in'],
  width: [({ value }) => readWidthInches(value), '7.09 in'],
  waterproof: [({ value }) => readWaterproof(value), 'Yes'],
  method: [({ value }) => readInstallMethod(value), 'Floating click'],
  sound: [({ title, value }) => (/depend|varies/i.test(value) ? value : readIic(title, value)), '57 / 51'],
};

export interface UnreadRow {
  readonly row: SpecificationRow;
  readonly example: string;
}

/** The rows that filters cannot use, because their values are not understood. */
export function unreadRows(specifications: readonly Pick<SpecificationGroup, 'rows'>[]): readonly UnreadRow[] {
  return specifications
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const topic = topicOf(row.title);
      const reader = topic === undefined ? undefined : READERS[topic];
      return reader === undefined || reader[0](row) !== null ? [] : [{ row, example: reader[1] }];
    });
}

import type { ProductSeed } from './seed-shapes';

export type LayMethod = 'click' | 'herringbone' | 'glue-down' | 'loose-lay';

/**
 * Sizes are chosen so that the area per box matches printed cartons. Warranty years and sound figures are invented and shown as demo data.
 */
export interface SeriesFacts extends Pick<
  ProductSeed,
  | 'categoryId'
  | 'series'
  | 'core'
  | 'thicknessMm'
  | 'padMm'
  | 'wearLayerMil'
  | 'plankWidthMm'
  | 'plankLengthMm'
  | 'piecesPerBox'
  | 'sqftPerBoxHundredths'
  | 'boxWeightLb'
> {
  readonly lay: LayMethod;
  readonly style: string;
  readonly bestFor: string;
  readonly edge: string;
  /** Different boards before the printed film repeats. */
  readonly differentPieces: number;
  readonly residentialYears: number;
  /** 0 means not covered. */
  readonly lightCommercialYears: number;
}

const microBevel = 'Painted micro-bevel';

export const everyday12 = {
  categoryId: 1,
  series: 'Everyday 12',
  core: 'SPC',
  thicknessMm: 5,
  padMm: 1,
  wearLayerMil: 12,
  plankWidthMm: 180,
  plankLengthMm: 1220,
  piecesPerBox: 10,
  sqftPerBoxHundredths: 2364,
  boxWeightLb: 46,
  lay: 'click',
  style: 'Plank',
  bestFor: 'Bedrooms, living rooms, rentals',
  edge: microBevel,
  differentPieces: 6,
  residentialYears: 15,
  lightCommercialYears: 0,
} satisfies SeriesFacts;

export const family20 = {
  ...everyday12,
  series: 'Family 20',
  thicknessMm: 6,
  wearLayerMil: 20,
  boxWeightLb: 51,
  bestFor: 'Busy homes, pets, light commercial',
  differentPieces: 8,
  residentialYears: 25,
  lightCommercialYears: 10,
} satisfies SeriesFacts;

export const widePlank20 = {
  ...family20,
  series: 'Wide Plank 20',
  thicknessMm: 7,
  padMm: 1.5,
  plankWidthMm: 228,
  plankLengthMm: 1535,
  piecesPerBox: 5,
  sqftPerBoxHundredths: 1884,
  boxWeightLb: 44,
  style: 'Wide plank',
  bestFor: 'Open living areas, pets, light commercial',
} satisfies SeriesFacts;

export const extraLong22 = {
  ...widePlank20,
  series: 'Extra-Long 22',
  thicknessMm: 8,
  wearLayerMil: 22,
  plankWidthMm: 230,
  plankLengthMm: 1800,
  piecesPerBox: 4,
  sqftPerBoxHundredths: 1783,
  boxWeightLb: 47,
  style: 'Extra-long plank',
  bestFor: 'Large rooms, long sight lines',
  differentPieces: 10,
  residentialYears: 30,
} satisfies SeriesFacts;

export const comfort20 = {
  categoryId: 2,
  series: 'Comfort 20',
  core: 'WPC',
  thicknessMm: 8,
  padMm: 1.5,
  wearLayerMil: 20,
  plankWidthMm: 228,
  plankLengthMm: 1524,
  piecesPerBox: 6,
  sqftPerBoxHundredths: 2244,
  boxWeightLb: 44,
  lay: 'click',
  style: 'Wide plank',
  bestFor: 'Bedrooms, living rooms, upper floors',
  edge: microBevel,
  differentPieces: 8,
  residentialYears: 25,
  lightCommercialYears: 5,
} satisfies SeriesFacts;

export const comfort28 = {
  ...comfort20,
  series: 'Comfort 28',
  thicknessMm: 10,
  wearLayerMil: 28,
  plankWidthMm: 229,
  plankLengthMm: 1801,
  piecesPerBox: 4,
  sqftPerBoxHundredths: 1776,
  boxWeightLb: 39,
  style: 'Extra-long plank',
  bestFor: 'Large living areas, busy homes',
  differentPieces: 10,
  residentialYears: 35,
  lightCommercialYears: 10,
} satisfies SeriesFacts;

export const stoneLook12x24 = {
  ...family20,
  categoryId: 3,
  series: 'Stone Look 20 (12x24)',
  plankWidthMm: 305,
  plankLengthMm: 610,
  piecesPerBox: 8,
  sqftPerBoxHundredths: 1602,
  boxWeightLb: 34,
  style: 'Tile',
  bestFor: 'Kitchens, baths, entries',
  edge: 'Painted bevel in the color of a joint',
  differentPieces: 12,
} satisfies SeriesFacts;

export const stoneLook16x32 = {
  ...stoneLook12x24,
  series: 'Stone Look 20 (16x32)',
  thicknessMm: 6.5,
  plankWidthMm: 406,
  plankLengthMm: 813,
  piecesPerBox: 5,
  sqftPerBoxHundredths: 1776,
  boxWeightLb: 41,
  style: 'Large tile',
  bestFor: 'Open kitchens, large baths, lobbies',
  differentPieces: 8,
} satisfies SeriesFacts;

export const herringbone20 = {
  ...family20,
  categoryId: 4,
  series: 'Herringbone 20',
  plankWidthMm: 150,
  plankLengthMm: 720,
  piecesPerBox: 12,
  sqftPerBoxHundredths: 1395,
  boxWeightLb: 30,
  lay: 'herringbone',
  style: 'Herringbone',
  bestFor: 'Entries, dining rooms, feature floors',
  differentPieces: 12,
} satisfies SeriesFacts;

export const glueDown12 = {
  categoryId: 5,
  series: 'Glue-Down 12',
  core: 'LVT',
  thicknessMm: 2,
  padMm: 0,
  wearLayerMil: 12,
  plankWidthMm: 180,
  plankLengthMm: 1220,
  piecesPerBox: 15,
  sqftPerBoxHundredths: 3546,
  boxWeightLb: 27,
  lay: 'glue-down',
  style: 'Plank',
  bestFor: 'Rentals, bedrooms, large even slabs',
  edge: 'Fine micro-bevel',
  differentPieces: 8,
  residentialYears: 15,
  lightCommercialYears: 0,
} satisfies SeriesFacts;

export const glueDown20 = {
  ...glueDown12,
  series: 'Glue-Down 20',
  thicknessMm: 2.5,
  wearLayerMil: 20,
  piecesPerBox: 12,
  sqftPerBoxHundredths: 2837,
  bestFor: 'Offices, shops, rooms with rolling chairs',
  differentPieces: 12,
  residentialYears: 25,
  lightCommercialYears: 10,
} satisfies SeriesFacts;

export const looseLay20 = {
  ...glueDown20,
  categoryId: 6,
  series: 'Loose-Lay 20',
  thicknessMm: 5,
  plankWidthMm: 229,
  plankLengthMm: 1524,
  piecesPerBox: 6,
  sqftPerBoxHundredths: 2254,
  boxWeightLb: 42,
  lay: 'loose-lay',
  style: 'Wide plank',
  bestFor: 'Rentals, offices, rooms that change',
  differentPieces: 8,
} satisfies SeriesFacts;

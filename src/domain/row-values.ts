import { withPointDecimals } from './decimal-commas';
import type { Core, InstallMethod } from './floor-facts';

/** Parsers return null for a value that they do not understand. */

/** Never starts or ends inside a number: '0.25' is not 25, and '1/4' is not 4. */
const FIGURE = String.raw`(?<![\d.]|\d[/,])(\d{1,4}(?:\.\d+)?|\.\d+)(?![\d.]*\d|[/,]\d)`;
const NUMBER = String.raw`${FIGURE}(?:[ -](\d{1,2})\/(\d{1,2}))?`;
const FRACTION = String.raw`(?<![\d.,/])(\d{1,2})\/(\d{1,2})`;
const INCH = String.raw`(?:["″”]|in\b|inch)`;
const LENGTH_UNIT = String.raw`(mm\b|cm\b|m\b|${INCH}|['’′]|ft\b|feet\b|foot\b)?`;
const SIZE = new RegExp(String.raw`${NUMBER}\s*${LENGTH_UNIT}(?:es)?\.?\s*(?:w(?:ide)?\s*)?[x×*]\s*${NUMBER}\s*${LENGTH_UNIT}`, 'i');
const MIL = new RegExp(String.raw`${FIGURE}\s*-?\s*mils?\b`, 'i');
const MM = new RegExp(String.raw`${FIGURE}\s*(?:mm\b|millimet)`, 'i');
const WIDTH = new RegExp(String.raw`^\D{0,12}?${NUMBER}\s*${LENGTH_UNIT}`, 'i');
const WITHOUT_UNIT = new RegExp(String.raw`^\D{0,8}?${FIGURE}`);
const INCHES_PER_UNIT: Readonly<Record<string, number>> = { mm: 1 / 25.4, cm: 1 / 2.54, m: 100 / 2.54 };
const FEET = /^(?:['’′]|f)/i;

/** Thousandths of an inch; 0.5 mm stands for 20 mil, as printed in the trade. */
export function readMil(value: string): number | null {
  const mil = figureIn(MIL, value);
  if (mil !== null) return within(mil, 1, 100);
  const mm = figureIn(MM, value);
  return mm === null ? within(plainNumber(value), 3, 100) : within(Math.round(mm / 0.025), 1, 100);
}

/** Millimetres, rounded to a tenth. */
export function readThicknessMm(value: string): number | null {
  const mm = figureIn(MM, value);
  if (mm !== null) return within(mm, 0.5, 60);
  const inches = inchesIn(plain(value));
  return within(inches === null ? plainNumber(value) : tenths(inches * 25.4), 0.5, 60);
}

/** Inches of '7.09 x 48.03 in', '180 x 1220 mm', '9" x 5 ft'. Without a unit, sides over 100 are millimetres. */
export function readNarrowSideInches(value: string): number | null {
  const read = SIZE.exec(plain(value));
  if (read === null) return null;
  const first = mixed(read[1], read[2], read[3]);
  const second = mixed(read[5], read[6], read[7]);
  const [unit, otherUnit] = [read[4], read[8]];
  // '9 x 5 ft' is a plank or a carpet.
  if (FEET.test(unit ?? otherUnit ?? '') && (unit === undefined || otherUnit === undefined)) return null;
  const fallback = unit ?? otherUnit ?? (Math.max(first, second) > 100 ? 'mm' : 'in');
  return within(Math.min(inInches(first, unit ?? fallback), inInches(second, otherUnit ?? fallback)), 0.5, 100);
}

/** Inches; without a unit, more than 60 is millimetres. */
export function readWidthInches(value: string): number | null {
  const read = WIDTH.exec(plain(value));
  if (read === null) return null;
  const side = mixed(read[1], read[2], read[3]);
  return within(inInches(side, read[4] ?? (side > 60 ? 'mm' : 'in')), 0.5, 100);
}

/** Of '57 / 51 *' or 'IIC 57, STC 51'. Null when it depends on the assembly, and for a delta alone. */
export function readIic(title: string, value: string): number | null {
  if (/depend|varies/i.test(value)) return null;
  const named = /(?<!delta[ -]?|Δ ?)\biic\b\D{0,12}?(\d{2})\b|\b(\d{2})\s*iic\b/i.exec(value);
  if (named !== null) return within(Number(named[1] ?? named[2]), 20, 99);
  // Figures are in the order of the row's title.
  const place = title.split('/').findIndex((part) => /\biic\b|impact/i.test(part));
  return within(plainNumber(value.split('/')[place] ?? ''), 20, 99);
}

/** Of a specification's value, as 'SPC rigid core' or 'dry back'. Null when it names no core. */
export function readCore(value: string): Core | null {
  if (/\bspc\b|stone.{0,3}(plastic|polymer)|rigid core/i.test(value)) return 'SPC';
  if (/\bwpc\b|wood.{0,3}(plastic|polymer)|foamed/i.test(value)) return 'WPC';
  if (/loose.?lay/i.test(value)) return 'Loose lay';
  return /\blvt\b|flexible|luxury vinyl|dry.?back/i.test(value) ? 'LVT' : null;
}

/** Of a specification's value, as 'angle/drop lock' or 'full-spread adhesive'. Null when it names no method. */
export function readInstallMethod(value: string): InstallMethod | null {
  if (/loose.?lay/i.test(value)) return 'loose';
  if (/click|float|lock|angle|drop/i.test(value)) return 'click';
  return /glue|adhesive|full.?spread|dry.?back|stick/i.test(value) ? 'glue' : null;
}

/** Null for what only resists water. */
export function readWaterproof(value: string): boolean | null {
  if (/\bnot? water.?proof|^\W*no\b/i.test(value)) return false;
  return /\bwater.?proof|^\W*(yes|100 ?%)/i.test(value) ? true : null;
}

/** Whether a pad is attached, of a value as 'IXPE 1.5 mm' or 'none'. Null when it does not say. */
export function readPad(value: string): boolean | null {
  if (/^\W*(no|none|without|n\/a)\b/i.test(value)) return false;
  return /^\W*yes\b|ixpe|\beva\b|cork|foam|attached|\d\s*mm/i.test(value) ? true : null;
}

/** In lower case. Other layers, such as 'over carpet', are left out. */
export function readRooms(value: string): readonly string[] {
  return value
    .toLowerCase()
    .split(/[,;/]|\band\b|\bor\b/)
    .map((part) => part.replace(/[.*]/g, '').trim())
    .filter((part) => part !== '' && !/^(over|on top of|none|no\b|n a\b)/.test(part));
}

/** As rooms, without what is excepted: 'any room except baths'. */
export function readSuits(value: string): readonly string[] {
  return readRooms(value).filter((part) => !/\b(not|never|except|excluding|avoid|without)\b/.test(part));
}

/** Whether a floor may lie below the ground, of 'Below, on and above grade'. Null when it does not say. */
export function readBelowGrade(value: string): boolean | null {
  if (/\b(?:not|except|no|never) (?:for )?below/i.test(value)) return false;
  if (/\bbelow\b|\ball\b|\bany\b/i.test(value)) return true;
  return /\babove\b|\bon\b/i.test(value) ? false : null;
}

function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}

/** Two single marks mean an inch mark. */
function plain(value: string): string {
  return withPointDecimals(value).replace(/['’′]{2}/g, '"');
}

function figureIn(pattern: RegExp, value: string): number | null {
  const read = pattern.exec(plain(value))?.[1];
  return read === undefined ? null : Number(read);
}

const plainNumber = (value: string): number | null => figureIn(WITHOUT_UNIT, value);

function inchesIn(value: string): number | null {
  const whole = new RegExp(String.raw`${NUMBER}\s*${INCH}`, 'i').exec(value);
  const fraction = new RegExp(String.raw`${FRACTION}\s*${INCH}`, 'i').exec(value);
  if (fraction !== null && (whole?.[2] === undefined || whole === null)) return Number(fraction[1]) / Math.max(1, Number(fraction[2]));
  return whole === null ? null : mixed(whole[1], whole[2], whole[3]);
}

function mixed(whole: string | undefined, over: string | undefined, under: string | undefined): number {
  return Number(whole) + (over === undefined ? 0 : Number(over) / Math.max(1, Number(under)));
}

function inInches(side: number, unit: string): number {
  const inches = side * (FEET.test(unit) ? 12 : (INCHES_PER_UNIT[unit.toLowerCase()] ?? 1));
  return Math.round(inches * 100) / 100;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

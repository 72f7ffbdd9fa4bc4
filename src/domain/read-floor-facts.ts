import { englishRow, type Product, type SpecificationGroup } from './catalogue';
import { LOOKS, toneOf } from './colour-words';
import type { FloorFacts } from './floor-facts';
import { topicOf, type RowTopic } from './row-titles';
import {
  readBelowGrade,
  readCore,
  readIic,
  readInstallMethod,
  readMil,
  readNarrowSideInches,
  readPad,
  readRooms,
  readSuits,
  readThicknessMm,
  readWaterproof,
  readWidthInches,
} from './row-values';

export const NO_FACTS: FloorFacts = {
  series: null,
  look: null,
  tone: null,
  core: null,
  wearLayerMil: null,
  thicknessMm: null,
  plankWidthInches: null,
  isWaterproof: null,
  hasPad: null,
  installMethod: null,
  suits: null,
  notForRooms: null,
  iic: null,
};

/** Where the rows say nothing, the title may: '20 mil', '12x24', 'SPC', a wood. */
export function floorFacts(specifications: readonly SpecificationGroup[], title: string): FloorFacts {
  const values = new Map<RowTopic, { readonly title: string; readonly value: string }>();
  for (const row of specifications.flatMap(({ rows }) => rows.map(englishRow))) {
    const topic = topicOf(row.title);
    if (topic !== undefined && !values.has(topic)) values.set(topic, row);
  }
  const read = <Value>(topic: RowTopic, reader: (value: string) => Value | null): Value | null => {
    const value = values.get(topic)?.value;
    return value === undefined ? null : reader(value);
  };
  const sound = values.get('sound');
  const installMethod = read('method', readInstallMethod);
  const isBelowGrade = read('levels', readBelowGrade);
  const core = read('core', readCore) ?? readCore(title);
  return {
    series: read('series', textOrNull),
    look: read('look', lookOf) ?? lookIn(title),
    tone: read('look', (look) => toneOf(look.replace(/\b(white|red) oak\b/i, 'oak'))) ?? read('colour', toneOf) ?? toneOf(title),
    core: installMethod === 'loose' && (core === 'LVT' || core === null) ? 'Loose lay' : core,
    wearLayerMil: read('wearLayer', readMil) ?? milIn(title),
    thicknessMm: read('thickness', readThicknessMm) ?? (/\d\s*mm\b/i.test(title) ? readThicknessMm(title) : null),
    plankWidthInches: read('width', readWidthInches) ?? read('size', readNarrowSideInches) ?? readNarrowSideInches(title),
    isWaterproof: read('waterproof', readWaterproof) ?? (sayWaterproof(values.get('core')?.value) || sayWaterproof(title) ? true : null),
    hasPad: read('pad', readPad),
    installMethod,
    suits: withGrade(read('bestFor', readSuits), isBelowGrade === true),
    notForRooms: withGrade(read('notFor', readRooms), isBelowGrade === false),
    iic: sound === undefined ? null : readIic(sound.title, sound.value),
  };
}

/** The product with the facts from its rows and title; unchanged when it has facts already. */
export function withFacts(product: Product, specifications: readonly SpecificationGroup[] = []): Product {
  if (product.facts !== undefined) return product;
  const facts = floorFacts(specifications, product.title);
  return saysNothing(facts) ? product : { ...product, facts };
}

function saysNothing(facts: FloorFacts): boolean {
  return Object.keys(NO_FACTS).every((name) => facts[name as keyof FloorFacts] === null);
}

const BELOW_GRADE = 'below grade';
const withGrade = (rooms: readonly string[] | null, hasBelowGrade: boolean): readonly string[] | null =>
  hasBelowGrade ? [...(rooms ?? []), BELOW_GRADE] : rooms;

const textOrNull = (value: string): string | null => (value.trim() === '' ? null : value.trim());

/** 'White oak look, light natural' is 'White oak'. */
function lookOf(value: string): string | null {
  const [first = ''] = value.split(/[,;(/]/);
  return textOrNull(first.replace(/\b(look|visual|effect)\b/gi, ''));
}

function lookIn(title: string): string | null {
  const words = title.toLowerCase().split(/[^a-z]+/);
  const found = LOOKS.find((look) => words.includes(look));
  return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1);
}

const milIn = (title: string): number | null => (/\d\s*-?\s*mils?\b/i.test(title) ? readMil(title) : null);
const sayWaterproof = (text: string | undefined): boolean =>
  text !== undefined && readWaterproof(text) === true && /water.?proof/i.test(text);

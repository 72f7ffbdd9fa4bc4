import type { Product } from '../catalogue';
import { LOOKS } from '../colour-words';
import type { Core } from '../floor-facts';
import { facetOf } from './facets';
import { inEnglish } from './spanish-words';
import { indexedWords, plainWords } from './trade-words';
import { sizeWord } from './typed-limits';
import { floorPhrasesTexts } from './floor-phrases.texts';
import { looksTexts } from '../looks.texts';

export interface FloorPhrase {
  readonly says: string;
  readonly words: readonly string[];
}

/** 'Light commercial' is no light floor. */
const LIGHT_USE = /\b(?:light|heavy)\b/g;
const FIRST_STONE = LOOKS.indexOf('travertine');
const CORE_WORDS: Readonly<Record<Core, string>> = {
  SPC: 'spc rigid core plastic composite vinyl',
  WPC: 'wpc rigid core foamed plastic composite vinyl',
  LVT: 'lvt flexible vinyl',
  'Loose lay': 'looselay lvt flexible vinyl',
};
const INSTALL_WORDS = { click: 'click floating float lock', glue: 'gluedown glue adhesive', loose: 'looselay' } as const;

const positionOf = (look: string): number => LOOKS.findIndex((known) => look.includes(known));

/** The phrases also tell why a floor was found. */
export function floorPhrases({ facts, roomFloor, title }: Product): readonly FloorPhrase[] {
  const phrases: FloorPhrase[] = [];
  const add = (says: string, words: string): void => void phrases.push({ says, words: wordsOfPhrase(words) });
  if (roomFloor !== undefined) {
    const size = sizeWord(roomFloor.widthMm / 25.4, roomFloor.lengthMm / 25.4);
    add(floorPhrasesTexts.size(size.replace('x', ' x ')), size);
  }
  if (facts === undefined) return phrases;
  const { look, tone, core, wearLayerMil, series, suits, isWaterproof, hasPad, installMethod, iic } = facts;
  if (look !== null) {
    const known = positionOf(look.toLowerCase());
    // A maker's own word, or a Spanish one.
    const isStone = (known === -1 ? positionOf(inEnglish(plainWords(look))) : known) >= FIRST_STONE;
    add(floorPhrasesTexts.looksLike(looksTexts.name(look.toLowerCase())), `${look} ${isStone ? 'stone tile' : 'wood'}`);
    if (!isStone) add(floorPhrasesTexts.plank, /herringbone/i.test(title) ? 'plank herringbone' : 'plank');
  }
  if (tone !== null) add(floorPhrasesTexts.tone(facetOf('tone').labelOf(tone)), tone);
  if (core !== null) add(floorPhrasesTexts.core(core === 'Loose lay' ? facetOf('core').labelOf('loose-lay') : core), CORE_WORDS[core]);
  if (series !== null) add(floorPhrasesTexts.series(series), series);
  if (wearLayerMil !== null && wearLayerMil >= 20)
    add(floorPhrasesTexts.wearLayer(wearLayerMil), wearLayerMil >= 28 ? 'pet commercial heavy durable' : 'pet commercial durable');
  for (const use of suits ?? []) add(floorPhrasesTexts.bestFor(use), use.replace(LIGHT_USE, ' '));
  if (isWaterproof === true) add(floorPhrasesTexts.waterproof, 'waterproof');
  if (hasPad === true) add(floorPhrasesTexts.pad, 'pad');
  if (installMethod !== null) add(facetOf('install').labelOf(installMethod), INSTALL_WORDS[installMethod]);
  if (iic !== null && iic >= 50) add(floorPhrasesTexts.iic(iic), 'quiet iic');
  return phrases;
}

/** A list has thousands of floors but few phrases. */
const wordsByPhrase = new Map<string, readonly string[]>();

function wordsOfPhrase(phrase: string): readonly string[] {
  const known = wordsByPhrase.get(phrase);
  if (known !== undefined) return known;
  const words = wordsOf(phrase);
  wordsByPhrase.set(phrase, words);
  return words;
}

/** Splits a text into indexed words. */
export function wordsOf(text: string): readonly string[] {
  return indexedWords(plainWords(text));
}

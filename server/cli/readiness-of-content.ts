import { formatCount } from '../../src/domain/number-text';
import type { SampleLeft } from '../seed/demo-content';
import type { ReadinessItem } from './readiness';

const CONTENT = 'export-content FOLDER, change its files, import-content FOLDER';

const KINDS: readonly (readonly [keyof SampleLeft, name: string, todo: string])[] = [
  ['floors', 'floors', 'import-catalogue FILE --retire-missing'],
  ['categories', 'categories', CONTENT],
  ['banners', 'banner', CONTENT],
  ['homeTexts', 'home texts', CONTENT],
  ['guides', 'guides', CONTENT],
  ['articles', 'articles', CONTENT],
  ['reviews', 'reviews', CONTENT],
  ['about', 'about', CONTENT],
  ['promos', 'promo codes', 'promo remove CODE, or promo remove --sample for all of the sample'],
  ['bands', 'delivery prices', "bands set 0-10=150 … ('bands' shows the list)"],
];

/** An item is ready when nothing of the sample shop is left in it. */
export function readinessOfContent(left: SampleLeft): readonly ReadinessItem[] {
  return KINDS.map(([kind, name, todo]) => {
    const isReady = left[kind] === 0;
    const found = isReady ? 'your own, or none' : `${formatCount(left[kind])} of the sample shop`;
    return { part: 'content', name, isReady, found, todo: isReady ? '' : todo };
  });
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../repositories/translations';
import { articles } from '../articles';
import { categories } from '../categories';
import { guides } from '../guides';
import { products } from '../products';
import { settings } from '../settings';
import { about, banners, homeTexts, testimonials } from '../site-texts';
import { spanishOfSample } from './translations';

const spanish = spanishOfSample();

const glossary = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const allowed = glossary.flatMap(([, , words = '']) => words.split(', ').filter((word) => word.includes(' ')));
const refused = glossary.flatMap(([, , , words = '']) => words.split(', ').filter((word) => word !== ''));

const tagsOf = (html: string): readonly string[] => html.match(/<[^>]+>/g) ?? [];

describe('The sample shop in Spanish', () => {
  it('says each of its texts', () => {
    const known = new Set(spanish.map(({ english }) => english));
    const all = [products, categories, homeTexts, about, banners, testimonials, guides, articles, settings].flatMap(textsOf);
    expect(all.filter(({ english }) => !known.has(english))).toEqual([]);
    expect(all.length).toBeGreaterThan(2000);
    expect(spanish.filter(({ translated }) => /undefined|^\s*$/.test(translated))).toEqual([]);
  });

  it("uses the glossary's words", () => {
    const wrong = new RegExp(`(?<![\\p{L}])(?:${refused.join('|')})(?![\\p{L}])`, 'iu');
    const words = spanish.map(({ translated }) => allowed.reduce((text, term) => text.replaceAll(term, ''), translated));
    expect(refused.length).toBeGreaterThan(20);
    expect(words.flatMap((text) => wrong.exec(text.replaceAll(/<[^>]+>/g, ' '))?.[0] ?? [])).toEqual([]);
  });

  it('has the same structure, links and figures as in English', () => {
    for (const { english, translated, isHtml } of spanish.filter((each) => each.isHtml))
      expect(tagsOf(translated), `${isHtml} ${english.slice(0, 60)}`).toEqual(tagsOf(english));
  });

  it('gives one Spanish text for one English text', () => {
    const texts = new Map<string, string>();
    for (const { english, translated } of spanish) {
      expect(texts.get(english) ?? translated).toBe(translated);
      texts.set(english, translated);
    }
  });
});

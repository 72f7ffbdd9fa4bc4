import type { Tone } from './floor-facts';

/** Woods and stones as titles and Look rows name them. */
export const LOOKS: readonly string[] = [
  'oak',
  'maple',
  'hickory',
  'walnut',
  'ash',
  'pine',
  'pecan',
  'cedar',
  'birch',
  'elm',
  'cherry',
  'acacia',
  'teak',
  'mahogany',
  'beech',
  'bamboo',
  'chestnut',
  'travertine',
  'slate',
  'concrete',
  'cement',
  'limestone',
  'marble',
  'terrazzo',
  'granite',
  'sandstone',
  'quartzite',
  'onyx',
  'stone',
];

/** In order of precedence: 'dark gray' is gray, 'warm honey beige' is warm. */
const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ['grey', /\b(gr[ae]y|greige|silver|pewter|fog|ash gr[ae]y|taupe)\b/],
  ['dark', /\b(dark|deep|rich|charcoal|black|chocolate|espresso|ebony|smoked|mocha|coffee|wenge)\b/],
  ['warm', /\bwarm\b/],
  [
    'light',
    /\b(light|pale|cream|creamy|white|whitewashed|ivory|bleached|limewash(ed)?|blonde?|beige|sand|sandy|straw|undyed|linen|pearl|snow|alabaster)\b/,
  ],
  [
    'warm',
    /\b(honey|amber|tan|brown|red|russet|wheat|yellow|golden|gold|saddle|natural|caramel|copper|cinnamon|auburn|chestnut|toasted|orange|toffee)\b/,
  ],
];

/** Words after 'with' are not the colour: 'white with gray veins'. */
export function toneOf(words: string): Tone | null {
  const [main = ''] = words.toLowerCase().split(/\bwith\b/);
  return TONE_WORDS.find(([, named]) => named.test(main))?.[0] ?? null;
}

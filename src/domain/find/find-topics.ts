import type { Article, Guide } from '../content';
import { plainText } from '../text';
import { canonical, indexedWords, isEmptyWord, plainWords } from './trade-words';
import { findTopicsTexts } from './find-topics.texts';

/** Pages that every shop has, as the router writes them. */
export type ShopPagePath =
  | '/about-us'
  | '/account'
  | '/blog'
  | '/compare'
  | '/contact-us'
  | '/installation'
  | '/my-cart'
  | '/orders'
  | '/privacy-policy'
  | '/quotes/{-$quoteId}'
  | '/rooms'
  | '/scan'
  | '/terms-and-conditions';

export type FoundPage =
  | { readonly kind: 'page'; readonly path: ShopPagePath; readonly title: string }
  | { readonly kind: 'guide' | 'article'; readonly slug: string; readonly title: string };

/** What somebody asks of a shop that is no floor. */
export interface Topic {
  readonly named: RegExp;
  /** Looked for in guides and articles, in the words of the index. */
  readonly words: readonly string[];
  readonly pages: readonly (readonly [ShopPagePath, keyof typeof findTopicsTexts])[];
}

const CONTACT = ['/contact-us', 'contact'] as const;
const ASK = ['/contact-us', 'ask'] as const;
const TERMS = ['/terms-and-conditions', 'terms'] as const;
const GUIDES = ['/installation', 'guides'] as const;
const ROOMS = ['/rooms', 'rooms'] as const;

export const TOPICS: readonly Topic[] = [
  {
    named: /\b(?:deliver(?:y|ies|ed|s)?|ship(?:ping|ped|ment|s)?|freight|pallets?|lift ?gates?|curbside|pick(?:ing)?[ -]?ups?)\b/g,
    words: ['delivery', 'pallet'],
    pages: [['/my-cart', 'delivery'], CONTACT],
  },
  {
    named:
      /\b(?:return(?:s|ed|ing)?(?: polic(?:y|ies))?|refunds?(?: policy)?|exchanges?(?: policy)?|money[ -]back|restocking(?: fee)?|cancel(?:lation|led)?|polic(?:y|ies))\b/g,
    words: ['return', 'refund'],
    pages: [TERMS, ['/orders', 'orders'], ASK],
  },
  {
    named:
      /\b(?:(?:store|shop|opening|business|working) (?:hours?|times?)|hours|opening|^open$|open (?:today|now|late|on|at)|(?:are|do|when) you (?:are )?open|clos(?:e|es|ed|ing)|sundays?|saturdays?|holidays?)\b/g,
    words: [],
    pages: [CONTACT],
  },
  {
    named:
      /\b(?:phones?|phone numbers?|tele?phones?|call|e-?mails?|address|addresses|locat(?:ed|ions?)|directions|contacts?|(?:near|close to) me|show ?rooms?|stores?|visit|talk to|chat|support|customer service|help desk)\b/g,
    words: [],
    pages: [CONTACT, ['/about-us', 'about']],
  },
  {
    named: /\b(?:samples?|swatch(?:es)?|try (?:it )?at home)\b/g,
    words: ['sample', 'color'],
    pages: [['/contact-us', 'sample']],
  },
  {
    named:
      /\b(?:stair ?nos(?:e|es|ing|ings)|bull ?nos(?:e|es|ing)|stairs?(?:case|way)?s?|nosings?|steps?|treads?|risers?|quarter ?rounds?|shoe mold(?:ing)?s?|t[ -]?mold(?:ing)?s?|transitions?(?: strips?)?|reducers?|end ?caps?|thresholds?|trims?|mou?ldings?|base ?boards?|skirtings?|accessor(?:y|ies))\b/g,
    words: ['stair', 'transition', 'quarter', 'trim', 'baseboard'],
    pages: [ROOMS, ASK],
  },
  {
    named:
      /\b(?:(?:professional )?install(?:ation|ations|er|ers|ing)?(?: (?:guides?|instructions?|costs?|prices?|services?|crew))?|how to (?:install|lay)(?: \w+)?|instructions?|guides?|how[ -]?to|tutorials?|tools?|tapping block)\b/g,
    words: ['plank', 'click', 'glue'],
    pages: [GUIDES, ASK],
  },
  {
    named:
      /\b(?:moisture|humidity|vapou?r(?: (?:barrier|film|retarder))?|damp|sub ?floors?|concrete slabs?|slabs?|level(?:ing|ling)|uneven|acclimat\w+)\b/g,
    words: ['moisture', 'slab', 'subfloor'],
    pages: [GUIDES],
  },
  {
    named:
      /\b(?:clean(?:ing|er|ers)?|mop(?:ping)?|maintenance|maintain|care(?: guide| instructions?)?|repair(?:s|ing)?|replace (?:a )?planks?|scratch repair|steam|vacuum)\b/g,
    words: ['care', 'clean', 'repair'],
    pages: [GUIDES],
  },
  {
    named: /\b(?:warrant(?:y|ies)|guarantees?)\b/g,
    words: ['warranty'],
    pages: [TERMS, ASK],
  },
  {
    named: /\b(?:(?:condo|hoa|association) (?:approval|rules?|board)|hoa|approval|iic meaning|what (?:is|does) iic(?: mean)?|stc)\b/g,
    words: ['condo', 'approved', 'approval', 'sound', 'association'].map(canonical),
    pages: [ASK],
  },
  {
    named:
      /\b(?:calculat(?:or|e|ion)|how many(?: boxes)?(?: do i need)?|how much (?:do i need|flooring)|measur(?:e|ing|ements?)|square footage|coverage|wast(?:e|age)(?: factor)?|boxes)\b/g,
    words: ['box', 'many'],
    pages: [ROOMS],
  },
  {
    named: /\b(?:quotes?|quotations?|estimates?)\b/g,
    words: [],
    pages: [['/quotes/{-$quoteId}', 'quotes'], ROOMS, ASK],
  },
  {
    named:
      /\b(?:financ(?:e|ing)|credit(?: cards?)?|pay(?:ment|ments|ing)?(?: (?:plans?|options?|methods?))?|installments?|apple pay|google pay|affirm|klarna|tax(?:es)?|sales tax|price match(?:ing)?|coupons?|(?:promo|discount|coupon)(?:tion)?s? codes?|gift cards?)\b/g,
    words: [],
    pages: [['/my-cart', 'payment'], ASK],
  },
  {
    named: /\b(?:(?:my |track )?(?:my )?orders?(?: status)?|tracking|where is my order|receipts?|invoices?)\b/g,
    words: [],
    pages: [['/orders', 'orders'], ASK],
  },
  {
    named: /\b(?:my )?(?:account|password|log ?in|sign ?in|profile)\b/g,
    words: [],
    pages: [
      ['/account', 'account'],
      ['/orders', 'orders'],
    ],
  },
  {
    named: /\b(?:about (?:us|you)|who (?:are|is) you|company|reviews?|testimonials?|jobs?|careers?|hiring|license[ds]?|insured)\b/g,
    words: [],
    pages: [['/about-us', 'about'], CONTACT],
  },
  { named: /\b(?:privacy(?: policy)?|cookies?|data protection)\b/g, words: [], pages: [['/privacy-policy', 'privacy']] },
  { named: /\b(?:terms(?: and conditions| of (?:sale|use|service))?|conditions|legal)\b/g, words: [], pages: [TERMS] },
  { named: /\b(?:mean(?:s|ing)?|explain(?:ed)?|difference(?: between)?|pros and cons)\b/g, words: [], pages: [['/blog', 'blog']] },
  { named: /\b(?:blog|news|articles?)\b/g, words: [], pages: [['/blog', 'blog']] },
  { named: /\b(?:compare|comparison)\b/g, words: [], pages: [['/compare', 'compare']] },
  { named: /\b(?:scan(?:ner)?|barcodes?|qr(?: codes?)?|shelf tags?)\b/g, words: [], pages: [['/scan', 'scan']] },
  { named: /\b(?:cart|basket|checkout)\b/g, words: [], pages: [['/my-cart', 'cart']] },
  { named: /\b(?:hurricanes?|flood(?:s|ing)?|storms?)\b/g, words: ['hurricane'], pages: [GUIDES] },
  {
    named:
      /\b(?:remov(?:e|al|ing)(?: (?:of )?(?:old )?(?:floor(?:s|ing)?|carpet|tile))?|demo(?:lition)?|tear ?out|haul(?:ing)? away|furniture(?: moving)?)\b/g,
    words: [],
    pages: [GUIDES, ASK],
  },
];

export interface TakenTopics {
  readonly topics: readonly Topic[];
  /** As typed. */
  readonly parts: readonly string[];
  readonly rest: string;
}

/** Never throws. `isOfFloor`: words by which this shop's floors are called stay to be searched. */
export function takeTopics(plain: string, isOfFloor: (word: string) => boolean): TakenTopics {
  const topics: Topic[] = [];
  const parts: string[] = [];
  let rest = plain;
  for (const topic of TOPICS) {
    rest = rest.replace(topic.named, (part: string) => {
      topics.push(topic);
      if (indexedWords(part).every(isOfFloor)) return part;
      parts.push(part);
      return ' ';
    });
  }
  return { topics: [...new Set(topics)], parts, rest };
}

const MOST_READ = 4;
const MOST_PAGES = 6;

interface Reading {
  readonly page: FoundPage;
  readonly titleWords: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const readings = new WeakMap<readonly (Guide | Article)[], readonly Reading[]>();

function readingsOf(kind: 'guide' | 'article', texts: readonly (Guide | Article)[]): readonly Reading[] {
  const known = readings.get(texts);
  if (known !== undefined) return known;
  const read = texts.map(({ slug, title, descriptionHtml }): Reading => {
    const inTitle = indexedWords(plainWords(title));
    return {
      page: { kind, slug, title },
      titleWords: new Set(inTitle),
      words: new Set([...inTitle, ...indexedWords(plainWords(plainText(descriptionHtml)))]),
    };
  });
  readings.set(texts, read);
  return read;
}

/** Guides and articles whose titles, then whose texts have the words; then the topics' own pages. `words` as in the index, `roomWords` of rooms that no maker names. */
export function findPages(
  {
    topics,
    words: typed,
    roomWords,
  }: { readonly topics: readonly Topic[]; readonly words: readonly string[]; readonly roomWords: readonly string[] },
  guides: readonly Guide[],
  articles: readonly Article[],
): readonly FoundPage[] {
  const telling = typed.filter((word) => !isEmptyWord(word));
  const isOfRoom = topics.length === 0 && roomWords.length > 0;
  const asked = isOfRoom ? roomWords : [...new Set([...topics.flatMap(({ words }) => words), ...telling])];
  // A text without a topic is of a floor: only a title that has it is about the same thing.
  const least = isOfRoom ? 1 : topics.length === 0 ? 3 * telling.length : 2;
  const read = [...readingsOf('guide', guides), ...readingsOf('article', articles)]
    .map(({ page, titleWords, words }) => ({
      page,
      score: asked.reduce((sum, word) => sum + (titleWords.has(word) ? 3 : words.has(word) ? 1 : 0), 0),
    }))
    .filter(({ score }) => asked.length > 0 && score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_READ)
    .map(({ page }) => page);
  const own = [...topics.flatMap(({ pages }) => pages), ...(isOfRoom ? [ASK] : [])].map(
    ([path, title]) => ({ kind: 'page', path, title: findTopicsTexts[title] }) as const,
  );
  const once = own.filter(({ path }, at) => own.findIndex((other) => other.path === path) === at);
  return [...read, ...once].slice(0, MOST_PAGES);
}

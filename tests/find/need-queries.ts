/** What shoppers type of their needs: how many of the 48 sample floors are found, and which stand first, in any order among themselves. */
export interface NeedQuery {
  readonly typed: string;
  readonly count: number;
  /** Product ids; with none found, of the nearest. */
  readonly first: readonly number[];
}

const line = (typed: string, count: number, ...first: readonly number[]): NeedQuery => ({ typed, count, first });
const TILES = [132, 133, 134, 135, 136, 137, 138] as const;
const REDUCED = [103, 106, 111, 114, 119, 128, 134, 140, 143, 148] as const;
const GRAY_OAKS = [103, 111, 124, 140, 148] as const;

export const NEED_QUERIES: readonly NeedQuery[] = [
  // Orders.
  line('cheapest oak', 25, 142, 103),
  line('cheepest oak', 25, 142, 103),
  line('roble barato', 25, 142, 103),
  line('not expensive walnut', 4, 105),
  line('lowest price', 48, 142, 143),
  line('most expensive', 48, 129, 131),
  line('best seller', 48, 107),
  line('best-selling tile', 7, 133),
  line('thick vinyl', 48, 129, 130, 131),
  line('thinnest', 48, 142, 143),
  line('widest', 48, 136, 137, 138),
  line('quietest oak', 25, 129, 131),
  // Reduced.
  line('sale', 10, ...REDUCED),
  line('on clearance', 10, ...REDUCED),
  line('oak on sale', 6, 103, 111, 114, 128, 140, 148),
  line('oak for sale', 25, 115),
  // Prices.
  line('2.49', 3, 101, 102, 104),
  line('oak 3.29', 2, 108, 109),
  line('three dollars or less', 13, 101),
  line('$3 max', 13, 101),
  line('under three fifty', 19, 107),
  line('250 cents', 7, 101, 102, 104),
  line('2.49/sqft', 7, 101, 102, 104),
  line('around $3', 11, 107),
  line('oak under $1.50', 0, 142, 103),
  line('under 1 dollar', 0, 142, 143),
  // What is denied.
  line('grey not brown', 10, 133, 103),
  line('sin marron gris', 10, 133, 103),
  line('walnut not herringbone', 3, 105, 123, 145),
  line('anything but oak', 23, 107),
  line('oak without glue', 23, 115),
  line('oak, not grey, not brown', 15, 115),
  line('not grey or brown', 25, 107),
  line('no pad', 7, 142, 143, 144, 145, 146, 147, 148),
  line("I don't want dark floors", 41, 107),
  // Either of two.
  line('walnut or hickory', 7, 104, 112, 130, 105, 123, 141, 145),
  line('oak/maple', 27, 107),
  // Compounds and typos.
  line('hard wood', 41, 107),
  line('hardwood', 41, 107),
  line('woodlook', 41, 107),
  line('greyoak', 5, ...GRAY_OAKS),
  line('grey oak', 5, ...GRAY_OAKS),
  line('lightgreyoak', 5, ...GRAY_OAKS),
  line('waterproofoak', 25, 115),
  line('greytile', 3, 133, 134, 137),
  line('drift wood', 1, 103),
  line('limewashoak', 1, 108),
  line('clicklock', 41, 107),
  line('everyday12', 6, 101, 102, 103, 104, 105, 106),
  line('calcatta', 1, 136),
  line('espresso oak', 4, 109, 113, 122, 129),
  line('bathrom tile', 7, ...TILES),
  // Looks.
  line('stone look', 7, ...TILES),
  line('stonelook', 7, ...TILES),
  line('stone plastic composite oak', 17, 115),
  line('vinyl flooring', 48, 107),
  // Rooms: as the maker says.
  line('kitchen', 7, ...TILES),
  line('dining room', 3, 139, 140, 141),
  line('garage', 0),
  // Needs.
  line('pet friendly', 40, 107),
  line('easy to install', 41, 107),
  line('I need a waterproof floor for my kitchen, we have two dogs, under $4 a square foot', 2, 133, 134),
  line('light oak for a quiet condo bedroom under 5 dollars', 2, 102, 128),
  line('something tough for a family with kids and a big dog, not too dark, about 300 sqft', 33, 107),
];

/** Texts that ask for no floor: the first page that helps. */
export const PAGE_QUERIES: readonly (readonly [typed: string, first: string])[] = [
  ['delivery', 'five-delivery-day-checks'],
  ['delivry', 'five-delivery-day-checks'],
  ['shipping cost', 'five-delivery-day-checks'],
  ['return policy', '/terms-and-conditions'],
  ['can I get a refund', '/terms-and-conditions'],
  ['hours', '/contact-us'],
  ['are you open on sunday', '/contact-us'],
  ['phone number', '/contact-us'],
  ['store near me', '/contact-us'],
  ['stairs', 'stairs-and-transitions'],
  ['quarter round', 'stairs-and-transitions'],
  ['quarterround', 'stairs-and-transitions'],
  ['t-molding', 'stairs-and-transitions'],
  ['samples', 'picking-a-color-under-your-own-light'],
  ['cleaning', 'care-and-repair'],
  ['moisture', 'concrete-slab-moisture-florida'],
  ['condo approval', 'condo-flooring-approval-south-florida'],
  ['how many boxes', 'how-many-boxes-do-i-need'],
  ['what does mil mean', 'what-mil-means'],
  ['hurricane', 'hurricane-season-floor-prep'],
  ['order status', '/orders'],
  ['privacy', '/privacy-policy'],
  ['escaleras', 'stairs-and-transitions'],
];

/** What shoppers type, and the floors that must stand first, in any order among themselves: chosen before the engine was tuned. */
export interface RelevanceQuery {
  readonly typed: string;
  /** Product ids of the sample catalogue. */
  readonly first: readonly number[];
}

const from = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const OAKS = [101, 102, 108, 109, 111, 113, 114, 115, 116, 117, 120, 121, 122, 124, 125, 128, 129, 131, 139, 140, 142, 144, 147] as const;
const WALNUTS = [105, 123, 141, 145] as const;
const HICKORIES = [104, 112, 130] as const;
const HERRINGBONES = from(139, 141);
const TILES = from(132, 138);

export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = [
  // Titles, colours, series.
  { typed: 'coastal maple', first: [107] },
  { typed: 'oak', first: OAKS },
  { typed: 'walnut', first: WALNUTS },
  { typed: 'hickory', first: HICKORIES },
  { typed: 'estate oak', first: [129] },
  { typed: 'fog oak', first: [124, 140] },
  { typed: 'family 20', first: from(107, 114) },
  { typed: 'everyday 12 oak', first: [101, 102] },
  { typed: 'extra long', first: from(121, 124) },
  { typed: 'wide plank cedar', first: [118] },
  { typed: 'studio', first: from(144, 146) },
  { typed: 'ash', first: [106, 146] },
  { typed: 'pine', first: [126] },
  { typed: 'bleached oak', first: [116] },
  { typed: 'slate', first: [133] },
  { typed: 'Concrete Mist', first: [134] },
  { typed: '107', first: [107] },
  // Typos.
  { typed: 'herrinbone', first: HERRINGBONES },
  { typed: 'mapel', first: [107, 127] },
  { typed: 'hickry', first: HICKORIES },
  { typed: 'marbel', first: [136] },
  { typed: 'charcol', first: [113] },
  { typed: 'travertene', first: [132] },
  { typed: 'terazzo', first: [138] },
  { typed: 'wallnut', first: WALNUTS },
  { typed: 'limstone', first: [135] },
  // Parts of words, plurals.
  { typed: 'herring', first: HERRINGBONES },
  { typed: 'limew', first: [108] },
  { typed: 'maples', first: [107, 127] },
  { typed: 'oaks', first: OAKS },
  { typed: 'looselay', first: [147, 148] },
  { typed: 'tiles', first: TILES },
  // The trade's other words.
  { typed: 'roble', first: OAKS },
  { typed: 'nogal', first: WALNUTS },
  { typed: 'loseta', first: TILES },
  { typed: 'driftwood gray', first: [103] },
  { typed: 'loft gray', first: [148] },
  { typed: 'wpc', first: from(125, 131) },
  { typed: 'lvt', first: from(142, 148) },
  { typed: 'lvp hickory', first: HICKORIES },
  { typed: 'rigid core cedar', first: [118] },
  { typed: 'water proof wpc oak', first: [125, 128, 129, 131] },
  { typed: 'glue down', first: from(142, 146) },
  { typed: 'glue-down oak', first: [142, 144] },
  { typed: 'loose lay', first: [147, 148] },
  // Numbers with units.
  { typed: '28 mil', first: from(129, 131) },
  { typed: '12 mil', first: [101, 102, 103, 104, 105, 106, 142, 143] },
  { typed: '20mil herringbone', first: HERRINGBONES },
  { typed: '9 inch', first: [...from(115, 131), 147, 148] },
  { typed: '6"', first: HERRINGBONES },
  { typed: '7mm', first: from(115, 120) },
  { typed: '12x24', first: from(132, 135) },
  { typed: '16 x 32 tile', first: from(136, 138) },
  { typed: 'iic 60', first: from(125, 131) },
  { typed: 'under 2.30', first: [103, 106, 142, 143] },
  { typed: 'under $3.50 maple', first: [107] },
  { typed: 'over 5', first: [122, 123, 129, 130, 131, 139, 141] },
  // Colours and several things at once.
  { typed: 'dark walnut', first: [123, 141, 145] },
  { typed: 'grey herringbone', first: [140] },
  { typed: 'waterproof light oak under $3.50 iic 55', first: [102, 108] },
];

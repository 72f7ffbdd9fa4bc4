/** What shoppers type in Spanish, or in both languages at once, and the English that finds the same. */
export interface SpanishQuery {
  readonly typed: string;
  readonly english: string;
  /** Product ids of the sample catalogue, in any order among themselves; with none found, of the nearest. */
  readonly first: readonly number[];
}

const line = (typed: string, english: string, ...first: readonly number[]): SpanishQuery => ({ typed, english, first });
const TILES = [132, 133, 134, 135, 136, 137, 138] as const;
const REDUCED = [103, 106, 111, 114, 119, 128, 134, 140, 143, 148] as const;
const HERRINGBONES = [139, 140, 141] as const;
const LIGHT_OAKS = [102, 108, 116, 117, 121, 128, 131, 144] as const;

export const SPANISH_QUERIES: readonly SpanishQuery[] = [
  // Woods, stones and colors, in any gender and number, with accents or without.
  line('robles', 'oak', 115, 101, 111, 125, 109),
  line('nogal oscuro', 'dark walnut', 123, 141, 145),
  line('nogal americano', 'hickory', 104, 112, 130),
  line('arce', 'maple', 107, 127),
  line('mármol', 'marble', 136),
  line('marmol', 'marble', 136),
  line('piedra', 'stone', ...TILES),
  line('pizarra', 'slate', 133),
  line('losetas grises', 'gray tiles', 133, 134, 137),
  line('madera gris', 'gray wood', 103, 143, 148),
  line('gris no marrón', 'gray not brown', 133, 103, 143, 148),
  line('lamas de roble claro, no gris', 'light oak planks, not gray', ...LIGHT_OAKS),
  line('espiga', 'herringbone', ...HERRINGBONES),
  line('roble o nogal', 'oak or walnut', 105, 123, 141, 145),
  line('ni gris ni marrón', 'not gray nor brown', 107, 115, 101),
  line('no quiero pisos oscuros', 'not dark', 107, 115, 101),
  line('roble no muy oscuro', 'oak not too dark', 115, 101, 111),
  // What a floor is.
  line('piso', 'floor', 107),
  line('pisos de madera', 'wood floors', 107, 115, 101),
  line('vinilo de lujo', 'vinyl floor', 107),
  line('lamas anchas gris', 'wide planks gray', 119),
  line('lamas largas', 'long planks', 129, 130, 131),
  line('extra largo', 'extra long', 121, 122, 123, 124),
  line('sin bisel', 'without bevel', 107),
  line('clic', 'click', 107, 115, 101),
  line('pegado', 'glue down', 142, 143, 144, 145, 146),
  line('colocación suelta', 'loose lay', 147, 148),
  line('sin base', 'no pad', 142, 143, 144, 145, 146, 147, 148),
  line('sin pegamento', 'without glue', 107, 115, 101),
  line('resistente a los rayones', 'scratch resistant', 107, 115, 133),
  line('para mascotas', 'for pets', 107, 115, 133),
  line('piso para perros', 'floor for dogs', 107, 115, 133),
  line('silencioso', 'quiet', 107, 115, 101),
  line('fácil de instalar', 'easy to install', 107, 115, 101),
  // Rooms.
  line('baño', 'bathroom', ...TILES),
  line('cocina', 'kitchen', ...TILES),
  line('comedor', 'dining room', ...HERRINGBONES),
  line('roble claro para cocina', 'light oak for kitchen', 144, 121),
  // Orders and reductions.
  line('barato', 'cheap', 142, 143),
  line('el más barato', 'the cheapest', 142, 143),
  line('el más caro', 'the most expensive', 129, 131),
  line('más vendido', 'best seller', 107),
  line('grueso', 'thick', 129, 130, 131),
  line('el más delgado', 'the thinnest', 142, 143),
  line('los más anchos', 'the widest', 136, 137, 138),
  line('roble más silencioso', 'quietest oak', 129, 131),
  line('oferta', 'sale', ...REDUCED),
  line('roble rebajado', 'reduced oak', 103, 111, 114, 128, 140, 148),
  // Figures.
  line('menos de 3 dólares', 'less than 3 dollars', 101),
  line('no más de tres dólares', 'no more than three dollars', 101),
  line('entre 2 y 3 dólares', 'between 2 and 3 dollars', 101),
  line('más de 5 dólares', 'more than 5 dollars', 122, 123, 129, 130, 131, 139, 141),
  line('de 6 a 8 mm', '6 to 8 mm', 107, 115, 133),
  line('28 mil de capa de uso', '28 mil wear layer', 129, 130, 131),
  line('9 pulgadas de ancho', '9 inches wide', 115, 125, 121),
  line('roble menos de 1 dólar', 'oak less than 1 dollar', 142, 103),
  // Typos.
  line('inpermeable', 'waterproof', 107),
  line('marmól', 'marble', 136),
  line('robel', 'oak', 115, 101, 111),
  line('rob', 'oak', 115, 101, 111),
  // Both languages, whole sentences.
  line('piso impermeable oak', 'floor waterproof oak', 115, 101, 111),
  line('grey oak barato', 'cheap grey oak', 103, 111, 148),
  line('light roble', 'light oak', ...LIGHT_OAKS),
  line('waterproof para baño', 'waterproof for bathroom', ...TILES),
  line('piso barato para baño con base', 'cheap floor for bathroom with pad', 133, 134),
  line(
    'necesito un piso impermeable para mi cocina, tenemos dos perros, menos de 4 dólares el pie cuadrado',
    'waterproof kitchen dogs under $4',
    133,
    134,
  ),
  line('roble claro para un dormitorio silencioso por menos de 5 dólares', 'light oak for a quiet bedroom under 5 dollars', 102, 128),
];

/** Texts that ask for no floor, and the first page that helps. */
export const SPANISH_PAGE_QUERIES: readonly (readonly [typed: string, first: string])[] = [
  ['entrega', 'five-delivery-day-checks'],
  ['¿cuánto cuesta la entrega?', 'five-delivery-day-checks'],
  ['devoluciones', '/terms-and-conditions'],
  ['devolusiones', '/terms-and-conditions'],
  ['política de devoluciones', '/terms-and-conditions'],
  ['horario', '/contact-us'],
  ['a qué hora abren', '/contact-us'],
  ['teléfono', '/contact-us'],
  ['dónde están', '/contact-us'],
  ['escaleras', 'stairs-and-transitions'],
  ['cuarto de bocel', 'stairs-and-transitions'],
  ['perfil de escalón', 'stairs-and-transitions'],
  ['moldura en T', 'stairs-and-transitions'],
  ['muestras', 'picking-a-color-under-your-own-light'],
  ['limpieza', 'care-and-repair'],
  ['humedad', 'concrete-slab-moisture-florida'],
  ['cuántas cajas necesito', 'how-many-boxes-do-i-need'],
  ['qué significa mil', 'what-mil-means'],
  ['huracán', 'hurricane-season-floor-prep'],
  ['cotización', '/quotes/{-$quoteId}'],
  ['estado de mi pedido', '/orders'],
  ['mi cuenta', '/account'],
  ['garantía', '/terms-and-conditions'],
  ['privacidad', '/privacy-policy'],
];

import { colours } from './products';

const HEROES: Readonly<Record<string, string>> = {
  'Sunlit natural oak-look floor before a deep sea-green wall with an oak bench':
    'Piso de aspecto roble natural al sol, ante una pared verde mar profundo con un banco de roble',
  'Walnut-look herringbone floor before a warm dark wall with a lounge chair':
    'Piso en espiga de aspecto nogal ante una pared oscura y cálida con un sillón',
  'Leaf shadows on a light coastal oak-look floor beside a lounge chair and a palm':
    'Sombras de hojas sobre un piso claro de aspecto roble costero, junto a un sillón y una palma',
};

/** As the pictures say what is in them: 'Pale ash-look planks with clear arched grain'. */
const FLOORS: Readonly<Record<string, string>> = {
  'natural oak-look planks in warm honey beige, arched grain with fine pores':
    'lamas de aspecto roble natural en beige miel cálido, veta en arcos con poros finos',
  'sand-coloured oak-look planks, quiet straight grain': 'lamas de aspecto roble color arena, veta recta y discreta',
  'weathered grey planks like driftwood, brushed grain with saw marks':
    'lamas gris envejecido como madera de mar, veta cepillada con marcas de sierra',
  'honey-coloured hickory-look planks, light and dark boards with streaks':
    'lamas de aspecto nogal americano color miel, piezas claras y oscuras con vetas',
  'weathered walnut-look planks in grey brown, worn grain': 'lamas de aspecto nogal envejecido en marrón grisáceo, veta gastada',
  'pale ash-look planks with clear arched grain': 'lamas de aspecto fresno pálido con veta clara en arcos',
  'pale maple-look planks, fine arched lines with tiny flecks': 'lamas de aspecto arce pálido, líneas finas en arcos con motas diminutas',
  'limewashed oak-look planks, white-filled grain on soft beige':
    'lamas de aspecto roble encalado, veta rellena de blanco sobre beige suave',
  'smoked oak-look planks in deep brown, open grain': 'lamas de aspecto roble ahumado en marrón profundo, veta abierta',
  'toasted pecan-look planks in warm mid brown with soft streaks': 'lamas de aspecto pecán tostado en marrón medio cálido con vetas suaves',
  'greige oak-look planks between grey and beige, calm grain': 'lamas de aspecto roble entre gris y beige, veta tranquila',
  'saddle-brown hickory-look planks, strong light and dark change':
    'lamas de aspecto nogal americano marrón cuero, cambio fuerte de claro a oscuro',
  'charcoal oak-look planks, near-black open grain': 'lamas de aspecto roble carbón, veta abierta casi negra',
  'wheat-yellow oak-look planks, clear arched grain': 'lamas de aspecto roble amarillo trigo, veta clara en arcos',
  'wide white-oak-look planks in natural tan, open grain and a few small knots':
    'lamas anchas de aspecto roble blanco en tostado natural, veta abierta y unos pocos nudos pequeños',
  'wide bleached oak-look planks, very light and calm': 'lamas anchas de aspecto roble decolorado, muy claras y tranquilas',
  'wide sun-washed oak-look planks in light straw, soft grain':
    'lamas anchas de aspecto roble lavado por el sol en pajizo claro, veta suave',
  'wide cedar-look planks in red brown, fine straight grain': 'lamas anchas de aspecto cedro en marrón rojizo, veta fina y recta',
  'wide silver-grey birch-look planks, soft wavy figure': 'lamas anchas de aspecto abedul gris plata, dibujo suave y ondulado',
  'wide amber oak-look planks, warm golden brown': 'lamas anchas de aspecto roble ámbar, marrón dorado cálido',
  'extra-long ivory oak-look planks, light cream with quiet grain':
    'lamas extralargas de aspecto roble marfil, crema claro con veta discreta',
  'extra-long barrel oak-look planks, brown with dark streaks and knots':
    'lamas extralargas de aspecto roble de barrica, marrón con vetas oscuras y nudos',
  'extra-long walnut-look planks in chocolate brown, flowing grain': 'lamas extralargas de aspecto nogal en marrón chocolate, veta fluida',
  'extra-long fog-grey oak-look planks, light and misty': 'lamas extralargas de aspecto roble gris niebla, claras y brumosas',
  'cottage oak-look planks in farmhouse tan with knots': 'lamas de aspecto roble de cabaña en tostado de casa de campo, con nudos',
  'rustic pine-look planks in warm honey yellow, bold rings and round knots':
    'lamas de aspecto pino rústico en amarillo miel cálido, anillos marcados y nudos redondos',
  'cream maple-look planks, smooth, with fine lines and a soft shimmer':
    'lamas de aspecto arce crema, lisas, con líneas finas y un brillo suave',
  'dune-coloured oak-look planks, dry beige with brushed grain': 'lamas de aspecto roble color duna, beige seco con veta cepillada',
  'extra-long estate oak-look planks in rich brown, bold arched grain':
    'lamas extralargas de aspecto roble señorial en marrón intenso, veta marcada en arcos',
  'extra-long farmhouse hickory-look planks, strong change from cream to brown with knots':
    'lamas extralargas de aspecto nogal americano de granja, cambio fuerte de crema a marrón con nudos',
  'extra-long linen oak-look planks, soft undyed beige': 'lamas extralargas de aspecto roble lino, beige suave sin teñir',
  'cream travertine-look tiles with soft bands and filled pits, light joints':
    'losetas de aspecto travertino crema con bandas suaves y poros rellenos, juntas claras',
  'blue-grey slate-look tiles with a split surface and touches of rust, pale joints':
    'losetas de aspecto pizarra gris azulada de superficie partida y toques de óxido, juntas pálidas',
  'light grey concrete-look tiles, cloudy and smooth, tone-in-tone joints':
    'losetas de aspecto concreto gris claro, nubladas y lisas, juntas tono sobre tono',
  'sand limestone-look tiles, fine grained with faint shell marks':
    'losetas de aspecto caliza arena, de grano fino con marcas leves de conchas',
  'white marble-look tiles with soft grey veins, slim joints': 'losetas de aspecto mármol blanco con vetas grises suaves, juntas finas',
  'pewter-grey stone-look tiles with fine even grain': 'losetas de aspecto piedra gris peltre, de grano fino y parejo',
  'light terrazzo-look tiles with small grey, tan and rust chips':
    'losetas de aspecto terrazo claro con piedritas grises, tostadas y óxido',
  'herringbone floor in natural oak look, warm honey beige': 'piso en espiga de aspecto roble natural, beige miel cálido',
  'herringbone floor in fog-grey oak look': 'piso en espiga de aspecto roble gris niebla',
  'herringbone floor in walnut look, deep warm brown': 'piso en espiga de aspecto nogal, marrón profundo y cálido',
  'plain oak-look planks in mid honey, even grain': 'lamas de aspecto roble liso en miel medio, veta pareja',
  'grey elm-look planks, rippled arched grain': 'lamas de aspecto olmo gris, veta ondulada en arcos',
  'studio oak-look planks in clean light brown, straight grain': 'lamas de aspecto roble estudio en marrón claro y limpio, veta recta',
  'studio walnut-look planks, dark brown with fine streaks': 'lamas de aspecto nogal estudio, marrón oscuro con vetas finas',
  'studio ash-look planks, light tan with bold arches': 'lamas de aspecto fresno estudio, tostado claro con arcos marcados',
  'loft oak-look planks in warm mid tan, brushed grain': 'lamas de aspecto roble loft en tostado medio y cálido, veta cepillada',
  'loft grey oak-look planks, cool urban grey': 'lamas de aspecto roble gris loft, gris urbano fresco',
};

const PLACES: Readonly<Record<string, string>> = {
  'in a condo with a balcony door': 'en un condominio con puerta al balcón',
  'in a kitchen with an island': 'en una cocina con isla',
  'in a bedroom': 'en un dormitorio',
  'in a living room with a sofa': 'en una sala con sofá',
};

const LAID: Readonly<Record<string, string>> = {
  '': '',
  ', laid straight with spread joints': ', colocadas rectas con juntas repartidas',
  ', laid in a running bond': ', colocadas a mata junta',
};

const WITH_LAYING = /^(.*?)(, laid straight with spread joints|, laid in a running bond|)$/;

/** Of a drawn picture; undefined for one that is not of the sample shop. */
export function pictureAlt(english: string): string | undefined {
  const hero = HEROES[english];
  if (hero !== undefined) return hero;
  const boards = /^Single boards of (.+), seen straight from above$/.exec(english);
  if (boards !== null) return composed([nameOf(boards[1])], ([name = '']) => `Piezas sueltas de ${name}, vistas desde arriba`);
  const close = /^A hand's width of (.+) in low side light: (.+)$/.exec(english);
  if (close !== null)
    return composed([nameOf(close[1]), floorOf(close[2])], ([name = '', floor = '']) => `Un palmo de ${name} con luz rasante: ${floor}`);
  const room = /^(.+?) (in a .+) by daylight: (.+)$/.exec(english);
  if (room !== null)
    return composed(
      [nameOf(room[1]), PLACES[room[2] ?? ''], floorOf(room[3])],
      ([name = '', place = '', floor = '']) => `${name} ${place} con luz de día: ${floor}`,
    );
  return composed([floorOf(english)], ([floor = '']) => floor.charAt(0).toUpperCase() + floor.slice(1));
}

function composed(parts: readonly (string | undefined)[], compose: (parts: readonly (string | undefined)[]) => string): string | undefined {
  return parts.includes(undefined) ? undefined : compose(parts);
}

function nameOf(title = ''): string | undefined {
  const herringbone = /^Herringbone (.+)$/.exec(title)?.[1];
  const colour = colours[herringbone ?? title];
  return herringbone === undefined || colour === undefined ? colour : `${colour} en espiga`;
}

function floorOf(words = ''): string | undefined {
  const [, floor = '', laid = ''] = WITH_LAYING.exec(words) ?? [];
  const spanish = FLOORS[floor.charAt(0).toLowerCase() + floor.slice(1)];
  return spanish === undefined ? undefined : `${spanish}${LAID[laid] ?? ''}`;
}

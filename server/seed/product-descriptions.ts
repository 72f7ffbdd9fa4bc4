/** By product id. */
export const productDescriptions: Readonly<Record<number, string>> = {
  101: `Warm honey-beige oak with arched grain and fine pores. Boards differ a little, so the floor looks calm without
    looking printed. At 12 mil it suits bedrooms, living rooms and rentals; choose 20 mil for big dogs or a shop.`,
  102: `A sand-colored oak with quiet, mostly straight grain. The low contrast hides dust and beach sand between
    sweepings, and it sits well beside white trim and rattan.`,
  103: `Oak turned gray by weather, with brushed grain and faint saw marks. Boards run from ash to taupe, so open three
    cartons and mix them. The texture hides crumbs but keeps a little more of them than a smooth floor.`,
  104: `Hickory in honey tones, where pale boards lie next to dark, streaked ones. The strong change is the point of it:
    look at several planks together before you decide. Good in a family room with plain walls.`,
  105: `Gray-brown walnut with a worn, dry-looking grain. It is dark enough to ground a light room and forgiving about
    dust. 12 mil wear layer, so use felt pads under dining chairs.`,
  106: `Pale ash with clearly drawn arches on a creamy ground. It brightens rooms that face north or a neighbor's wall.
    Light floors show dark pet hair; they hide light sand.`,
  107: `Light maple with fine, even grain and hardly a knot. The boards are close in tone, which makes small rooms read as
    one surface. With a 20 mil wear layer on a 6 mm core it takes dogs, kitchens and beach feet.`,
  108: `Beige oak whose grain is filled with white, as if rubbed with lime. It gives texture without color and goes with
    both cool and warm walls. 20 mil, so it may go in kitchens and small offices.`,
  109: `Deep brown oak with open, clearly cut grain. It frames light furniture and rugs well. Dark floors show dust and dry
    water spots sooner than mid tones, so plan to sweep more often by a sunny window.`,
  110: `Pecan in a warm mid brown with soft lighter streaks. Moderate change between boards gives an older-house feel. The
    mid tone is among the easiest to keep looking clean.`,
  111: `Oak halfway between gray and beige, with calm grain. It is the color to try when the walls are cool and the
    furniture is warm, because it argues with neither. Slight variation, 20 mil.`,
  112: `Saddle-brown hickory with strong light and dark change and small knots. It hides scuffs in hallways and rooms with
    children. Mix at least three cartons so that dark boards do not gather in one corner.`,
  113: `Near-black oak with an open grain you can feel. It looks sharp with white walls and pale stone. Expect to see dust
    and light pet hair, and shade strong sun: dark floors get warm behind glass.`,
  114: `Oak in a clear wheat yellow with distinct arches. It brings warmth to rooms with cool daylight or gray walls. 20 mil
    wear layer on a 6 mm rigid core with attached pad.`,
  115: `Natural tan white oak on a plank 9 in wide and 5 ft long, with open grain and a few small knots. Fewer seams let
    the grain run, which suits open living areas. 7 mm in all, with a 1.5 mm pad.`,
  116: `Very light, calm oak, bleached almost to cream. The wide boards make a room look larger and bounce daylight deep
    into it. Slight variation; test it beside your cabinets, since it makes off-white look yellow.`,
  117: `Light straw oak with soft grain, like boards that stood in the sun for years. Warm but not orange, it works in
    rooms with a lot of white. 20 mil for pets and open kitchens.`,
  118: `Red-brown cedar look with fine, straight grain on wide planks. Boards move from russet to cocoa, so lay it where
    you want color. It pairs with linen, leather and dark metal rather than with red wood furniture.`,
  119: `Silver-gray birch with a soft, wavy figure and little contrast. It stays neutral in strong Florida light, where
    many grays turn blue. Wide planks, 20 mil, slight variation.`,
  120: `Golden-brown oak with a warm amber cast. It is at its best under lamps in the evening and beside dark green, navy
    or brick. Compare it with existing wood doors first, as two close ambers can clash.`,
  121: `Light cream oak on planks almost 6 ft long. The boards are nearly uniform, so the length does the work: few end
    joints and a quiet field. 8 mm with a 22 mil wear layer; the subfloor must be flat, because long planks forgive less.`,
  122: `Brown oak with dark streaks and knots, like staves from an old barrel. Moderate change from board to board keeps a
    large room lively. 8 mm core, 22 mil, planks almost 6 ft long.`,
  123: `Chocolate walnut with flowing grain on extra-long planks. It gives a large living room weight and looks good under
    warm light. Wipe spills dry to avoid visible spots on the dark tone.`,
  124: `A light, misty gray oak with low contrast. On planks almost 6 ft long it reads as one cool, even surface across an
    open plan. Choose warm bulbs with it: cool ones can make it look flat.`,
  125: `Farmhouse tan oak with knots and moderate change between boards. The foamed core feels warmer and softer than SPC
    and carries less step noise into the room. Put wide cups under piano and sofa legs: WPC dents sooner.`,
  126: `Pine with bold rings and round knots in a honey tone. It has the ease of a cabin floor and hides small marks well.
    8 mm with a soft core, so bedrooms and family rooms are its place, not a workshop.`,
  127: `Cream maple, smooth and nearly plain. It makes a restful bedroom floor and lets patterned rugs lead. Nearly uniform
    boards; the cushioned core is kind to bare feet.`,
  128: `Dry beige oak with brushed grain, near the color of dune grass. A trace of gray keeps it from turning yellow next to
    white walls. Quiet underfoot thanks to the foamed core and 1.5 mm pad.`,
  129: `Rich brown oak with bold arched grain on planks almost 6 ft long. At 10 mm with a 28 mil wear layer it is the
    thickest floor we list; check door and appliance clearance before ordering.`,
  130: `Hickory that runs from cream to brown with knots, on 6 ft planks. The strong change needs space to make sense, so
    use it in a large room. 28 mil wear layer over a core that is comfortable to stand on.`,
  131: `Soft, undyed beige oak, close to raw linen. Low contrast and long boards keep it in the background. 10 mm thick with
    a 28 mil wear layer, for living areas that are used all day.`,
  132: `Cream travertine with soft bands and filled pits, edged with a light joint. Click tiles lie flush, so there is no
    grout to seal. Warmer to bare feet than stone in an air-conditioned room.`,
  133: `Blue-gray slate with a split surface and touches of rust. No two neighboring tiles should match, so mix cartons. The
    embossed surface gives some grip in an entry; dry it when wet, like any hard floor.`,
  134: `Light gray concrete with a cloudy, smooth look and tone-in-tone edges. Nearly uniform tiles give a plain modern
    ground without the chill of a bare slab. Good behind a desk or under a kitchen island.`,
  135: `Fine-grained sand limestone with faint shell marks, a local look for a South Florida bath. The warm mid tone hides
    dust and dried drops. 12 x 24 in tiles, straight or with a one-third offset.`,
  136: `White marble look with soft gray veins in 16 x 32 in tiles and slim edges. Real marble stains and needs sealing;
    this does not, but it will not be cut into counters or laid outdoors either. Light satin surface.`,
  137: `Pewter-gray stone with fine, even grain in large tiles. It anchors white kitchens and hides tracks from the door.
    16 x 32 in tiles want a flat slab, so check with a 10 ft straightedge first.`,
  138: `Light terrazzo with small gray, tan and rust chips, in the manner of older Miami lobbies. The speckle hides crumbs
    and sand. Large, nearly uniform tiles, so the joints almost vanish.`,
  139: `Warm honey-beige oak in short planks for a classic herringbone. Each box holds six left and six right pieces, so
    order whole boxes. Allow about 20% extra for cuts: the highest waste setting is 15%, so enter a larger area.`,
  140: `Fog-gray oak herringbone with a soft, even tone. The pattern gives movement while the color stays quiet. Start from
    a center line and dry-fit the first rows; a crooked start cannot be hidden later.`,
  141: `Walnut herringbone in deep, warm brown with moderate change between pieces. It makes an entry or dining room the
    event of the house. Light along the pattern and across it looks different, so view it from both sides.`,
  142: `Mid-honey oak with even grain, 2 mm thin, for full-spread adhesive. The low build slides under existing doors and
    meets tile without a tall trim. It follows the slab exactly, bumps included, so smooth the slab first.`,
  143: `Gray elm with rippled, arched grain. A sensible floor for rentals: one bad plank can be heated, lifted and replaced.
    12 mil and 2 mm, for bedrooms and living rooms over a smooth slab.`,
  144: `Clean light-brown oak with straight grain for studios, shops and home offices. Bonded to the slab it does not flex
    or rattle under rolling chairs. 20 mil wear layer, 2.5 mm thick.`,
  145: `Dark-brown walnut with fine streaks and slight variation. Glued down, it gives a solid step and a low profile. Use
    a chair mat without rubber backing at a desk, since grit under casters scratches dark floors first.`,
  146: `Light-tan ash with bold arches. It lightens deep offices and shop floors and works under both daylight and LED
    panels. 20 mil for steady foot traffic.`,
  147: `Warm mid-tan oak with brushed grain on heavy 5 mm planks. They lie by weight and friction, with adhesive around the
    edge, and lift out again for a leak or a new tenant. The slab must be flat, smooth and dry.`,
  148: `Cool gray oak with a faint weathered touch. It suits lofts, waiting rooms and other spaces that change use. No pad
    and no click edge, so in a condo ask for the sound report of the whole assembly first.`,
};

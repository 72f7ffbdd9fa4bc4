import { expect, test } from 'vitest';
import { FACETS } from './facets';
import type { FacetId } from './find-parameters';

/** What the panel says, line by line: each facet, then a press's worth of its values. */
const SAID = `
Look: The wood or stone that the printed film shows.
- White oak: Floors that look like white oak.
Tone: How light the whole floor looks, from its own color.
- Light: White, cream, sand and pale wood: rooms look larger and brighter.
- Warm: Honey, tan, amber and mid brown, like most furniture wood.
- Gray: From silver to slate, cool beside white walls.
- Dark: Deep brown to near black. Dust shows sooner.
Core: What the plank is made of under the picture: it decides how hard, warm and quiet it is.
- SPC: Stone and plastic: rigid, dense, the hardest to dent.
- WPC: Foamed plastic: rigid, warmer and quieter to walk on, dents sooner.
- LVT: Flexible vinyl, thin, glued to a smooth slab.
- Loose lay: Heavy flexible planks that stay by weight and grip, and lift out again.
Wear layer: The clear layer on top that takes the scratches. 1 mil is a thousandth of an inch; more lasts longer.
- 11 mil: For rooms with light use, such as bedrooms.
- 12 mil: For the normal use of a home.
- 19 mil: For the normal use of a home.
- 20 mil: For pets, kitchens and light commercial use.
- 27 mil: For pets, kitchens and light commercial use.
- 28 mil: For shops and hard daily use.
Thickness: The whole plank with its pad. Thicker bridges small bumps; thinner slides under doors.
- 6.5 mm: About 0.26 in from slab to surface.
- 12 mm: About 0.47 in from slab to surface.
Width: How wide one piece is, to the nearest inch. Wide planks mean fewer joints.
- 7 in: Pieces about 7 in wide.
Waterproof: Whether water on top may stay without harming the plank.
- Waterproof: Water on top does not harm the plank. Moisture from the slab needs its own film.
Attached pad: A soft layer under the plank that quiets steps.
- Pad attached: A soft layer is under each plank already; a second one is usually not allowed.
- No pad: For glue, or with an underlayment that the maker approves.
Installation: How the floor is held in place.
- Click together: Planks lock to each other and float on the slab, without glue.
- Glue down: Bonded to the slab with adhesive. It feels solid and follows every bump.
- Loose lay: Laid by weight, with adhesive at the edges only.
Room: Rooms that the maker names. Where the maker is silent, ask us or read the carton leaflet.
- Bathroom: The maker names it: bathroom.
- Kitchen: The maker names it: kitchen.
- Laundry: The maker names it: laundry.
- Bedroom: The maker names it: bedroom.
- Living room: The maker names it: living room.
- Dining room: The maker names it: dining room.
- Entry: The maker names it: entry.
- Basement: The maker names it: basement.
- Sunroom: The maker names it: sunroom.
- Garage: The maker names it: garage.
- Unheated room: The maker names it: unheated room.
- Outdoors: The maker names it: outdoors.
Sound, for condos: Impact sound class (IIC) of the tested assembly: higher is quieter for the home below. Ask your association.
- IIC 50 or more: The least that the building code asks between homes.
- IIC 55 or more: What many condo associations ask.
- IIC 60 or more: For associations that ask the most.
`.trim();

const VALUES: Readonly<Record<FacetId, readonly string[]>> = {
  look: ['white oak'],
  tone: ['light', 'warm', 'grey', 'dark'],
  core: ['SPC', 'WPC', 'LVT', 'loose-lay'],
  wear: ['11', '12', '19', '20', '27', '28'],
  thickness: ['6.5', '12'],
  width: ['7'],
  waterproof: ['yes'],
  pad: ['yes', 'no'],
  install: ['click', 'glue', 'loose'],
  room: ['bathroom', 'kitchen', 'laundry', 'bedroom', 'living', 'dining', 'entry', 'basement', 'sunroom', 'garage', 'unheated', 'outdoor'],
  sound: ['50', '55', '60'],
};

test('The panel says what each facet is and what each of its values means to a room', () => {
  const lines = FACETS.flatMap(({ id, title, explanation, labelOf, explanationOf }) => [
    `${title}: ${explanation}`,
    ...VALUES[id].map((value) => `- ${labelOf(value)}: ${explanationOf(value)}`),
  ]);
  expect(lines).toEqual(SAID.split('\n'));
});

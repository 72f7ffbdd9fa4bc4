import type { CategorySeed } from './seed-shapes';

export const categories = [
  {
    id: 1,
    title: 'Click Vinyl Plank (SPC)',
    descriptionHtml: `<p>Dense stone-plastic planks that click together and float over a flat slab. They resist dents and
      standing water on the surface, from 12 mil for quiet rooms to 22 mil for busy ones.</p>`,
    pictureName: 'p115-plank',
  },
  {
    id: 2,
    title: 'Comfort Vinyl Plank (WPC)',
    descriptionHtml: `<p>Thicker planks with a foamed core: warmer and quieter underfoot than SPC, and lighter to carry.
      They dent more easily under heavy furniture, so they suit bedrooms and living rooms best.</p>`,
    pictureName: 'p125-plank',
  },
  {
    id: 3,
    title: 'Stone-Look Vinyl Tile',
    descriptionHtml: `<p>Travertine, slate, limestone and concrete looks on a rigid click core, in 12 x 24 and 16 x 32 in
      tiles. No grout to seal, and milder under bare feet than stone.</p>`,
    pictureName: 'p133-plank',
  },
  {
    id: 4,
    title: 'Herringbone Vinyl',
    descriptionHtml: `<p>Short planks in left and right pieces that click into a herringbone. Order 20% extra for the cuts
      along the walls, and allow more time than for straight planks.</p>`,
    pictureName: 'p141-plank',
  },
  {
    id: 5,
    title: 'Glue-Down Vinyl (LVT)',
    descriptionHtml: `<p>Thin flexible planks bonded to the slab with adhesive. They stay put under rolling chairs and need
      no expansion gap, but they show every bump, so the slab has to be smooth and dry first.</p>`,
    pictureName: 'p145-plank',
  },
  {
    id: 6,
    title: 'Loose-Lay Vinyl',
    descriptionHtml: `<p>Heavy planks that lie by their own weight, with adhesive only where the room asks for it. A damaged
      plank lifts out in minutes, which makes them practical for rentals and small offices.</p>`,
    pictureName: 'p147-plank',
  },
] satisfies readonly CategorySeed[];

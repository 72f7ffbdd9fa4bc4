export const facetsTexts = {
  look: {
    title: 'Look',
    explanation: 'The wood or stone that the printed film shows.',
    of: (look: string) => `Floors that look like ${look}.`,
  },
  tone: {
    title: 'Tone',
    explanation: 'How light the whole floor looks, from its own color.',
    values: {
      light: { label: 'Light', explanation: 'White, cream, sand and pale wood: rooms look larger and brighter.' },
      warm: { label: 'Warm', explanation: 'Honey, tan, amber and mid brown, like most furniture wood.' },
      grey: { label: 'Gray', explanation: 'From silver to slate, cool beside white walls.' },
      dark: { label: 'Dark', explanation: 'Deep brown to near black. Dust shows sooner.' },
    },
  },
  core: {
    title: 'Core',
    explanation: 'What the plank is made of under the picture: it decides how hard, warm and quiet it is.',
    values: {
      SPC: { label: 'SPC', explanation: 'Stone and plastic: rigid, dense, the hardest to dent.' },
      WPC: { label: 'WPC', explanation: 'Foamed plastic: rigid, warmer and quieter to walk on, dents sooner.' },
      LVT: { label: 'LVT', explanation: 'Flexible vinyl, thin, glued to a smooth slab.' },
      'loose-lay': { label: 'Loose lay', explanation: 'Heavy flexible planks that stay by weight and grip, and lift out again.' },
    },
  },
  wear: {
    title: 'Wear layer',
    explanation: 'The clear layer on top that takes the scratches. 1 mil is a thousandth of an inch; more lasts longer.',
    label: (mil: string) => `${mil} mil`,
    forShops: 'For shops and hard daily use.',
    forPets: 'For pets, kitchens and light commercial use.',
    forHomes: 'For the normal use of a home.',
    forBedrooms: 'For rooms with light use, such as bedrooms.',
  },
  thickness: {
    title: 'Thickness',
    explanation: 'The whole plank with its pad. Thicker bridges small bumps; thinner slides under doors.',
    label: (mm: string) => `${mm} mm`,
    of: (inches: string) => `About ${inches} in from slab to surface.`,
  },
  width: {
    title: 'Width',
    explanation: 'How wide one piece is, to the nearest inch. Wide planks mean fewer joints.',
    label: (inches: string) => `${inches} in`,
    of: (inches: string) => `Pieces about ${inches} in wide.`,
  },
  waterproof: {
    title: 'Waterproof',
    explanation: 'Whether water on top may stay without harming the plank.',
    values: {
      yes: { label: 'Waterproof', explanation: 'Water on top does not harm the plank. Moisture from the slab needs its own film.' },
    },
  },
  pad: {
    title: 'Attached pad',
    explanation: 'A soft layer under the plank that quiets steps.',
    values: {
      yes: { label: 'Pad attached', explanation: 'A soft layer is under each plank already; a second one is usually not allowed.' },
      no: { label: 'No pad', explanation: 'For glue, or with an underlayment that the maker approves.' },
    },
  },
  install: {
    title: 'Installation',
    explanation: 'How the floor is held in place.',
    values: {
      click: { label: 'Click together', explanation: 'Planks lock to each other and float on the slab, without glue.' },
      glue: { label: 'Glue down', explanation: 'Bonded to the slab with adhesive. It feels solid and follows every bump.' },
      loose: { label: 'Loose lay', explanation: 'Laid by weight, with adhesive at the edges only.' },
    },
  },
  room: {
    title: 'Room',
    explanation: 'Rooms that the maker names. Where the maker is silent, ask us or read the carton leaflet.',
    labels: {
      bathroom: 'Bathroom',
      kitchen: 'Kitchen',
      laundry: 'Laundry',
      bedroom: 'Bedroom',
      living: 'Living room',
      dining: 'Dining room',
      entry: 'Entry',
      basement: 'Basement',
      sunroom: 'Sunroom',
      garage: 'Garage',
      unheated: 'Unheated room',
      outdoor: 'Outdoors',
    },
    of: (label: string) => `The maker names it: ${label.toLowerCase()}.`,
  },
  sound: {
    title: 'Sound, for condos',
    explanation: 'Impact sound class (IIC) of the tested assembly: higher is quieter for the home below. Ask your association.',
    values: {
      '50': { label: 'IIC 50 or more', explanation: 'The least that the building code asks between homes.' },
      '55': { label: 'IIC 55 or more', explanation: 'What many condo associations ask.' },
      '60': { label: 'IIC 60 or more', explanation: 'For associations that ask the most.' },
    },
  },
};

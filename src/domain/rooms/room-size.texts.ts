import { formatCount } from '../number-text';

const EXAMPLE = "14 x 18 or 14'6\" x 18'";

export const roomSizeTexts = {
  room: 'Room',
  copySuffix: ' (copy)',
  example: `Please type two lengths, such as ${EXAMPLE}.`,
  secondMissing: 'Please type the second length too, such as 14 x 18.',
  sideOrArea: 'Please type the second length too, such as 14 x 18, or a whole area, such as 250 sqft.',
  zero: 'A side cannot be 0. Please type both lengths, such as 14 x 18.',
  tooLarge: 'That is more than we can count here. Please check it, or ask us.',
  tooLong: (feet: number) => `A side can be at most ${formatCount(feet)} ft. Please check it, or ask us.`,
  distanceExample: 'Please type one length, such as 3 or 3\'6".',
  sqft: (area: string) => `${area} sqft`,
  withoutWalls: (area: string) => `${area}, without walls to draw`,
  inches: (inches: string) => `${inches} in`,
  feet: (feet: string) => `${feet} ft`,
  feetAndInches: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  moreTakenThanThere: 'More is taken away than the room has. Please check the sizes.',
  doesNotFit: 'A part that is taken away does not fit into the room. Please check its sizes, and take away only what lies inside.',
  takenTwice: 'Two parts that are taken away overlap, and that floor would be taken away twice. Please check their sizes.',
  places: {
    right: 'on the right',
    below: 'below',
    left: 'on the left',
    above: 'above',
    'top-right': 'top right corner',
    'top-left': 'top left corner',
    'bottom-right': 'bottom right corner',
    'bottom-left': 'bottom left corner',
    middle: 'in the middle',
  },
  by: (across: string, along: string) => `${across} by ${along}`,
  taken: (place: string, size: string) => `Taken away, ${place}: ${size}.`,
  added: (place: string, size: string) => `Added ${place}: ${size}.`,
  distance: {
    left: (length: string) => `, ${length} from the left`,
    right: (length: string) => `, ${length} from the right`,
    top: (length: string) => `, ${length} from the top`,
  },
  nothingMeasured: (room: string) => `${room}: nothing measured yet.`,
  measured: (room: string, parts: string, area: string) => `${room}: ${parts} ${area} sqft in all.`,
};

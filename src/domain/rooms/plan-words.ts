import { formatSqft } from '../coverage';
import { DISTANCE_FROM, type MeasuredRoom, type PartPlace, type RoomPart } from './room';
import { shownSqft } from './room-area';
import { lengthText, readDistance, type RoomSize } from './room-size';

export const PLACE_WORDS: Readonly<Record<PartPlace, string>> = {
  right: 'on the right',
  below: 'below',
  left: 'on the left',
  above: 'above',
  'top-right': 'top right corner',
  'top-left': 'top left corner',
  'bottom-right': 'bottom right corner',
  'bottom-left': 'bottom left corner',
  middle: 'in the middle',
};

/** Describes the plan to people who do not see it. */
export function planWords({ room, readings, area }: MeasuredRoom): string {
  const parts = room.parts.flatMap((part, index) => {
    const reading = readings[index];
    if (reading?.kind !== 'read') return [];
    const size = reading.size === null ? `${formatSqft(shownSqft(reading.area))} sqft` : sizeText(reading.size);
    if (index === 0) return [`${size}.`];
    const place = `${PLACE_WORDS[part.place]}${distanceText(part)}`;
    return [part.isTakenAway ? `Taken away, ${place}: ${size}.` : `Added ${place}: ${size}.`];
  });
  return parts.length === 0
    ? `${room.name}: nothing measured yet.`
    : `${room.name}: ${parts.join(' ')} ${formatSqft(shownSqft(area))} sqft in all.`;
}

/** ', 3 ft from the left' */
function distanceText({ place, distance = '' }: RoomPart): string {
  const read = readDistance(distance);
  return typeof read === 'number' ? `, ${lengthText(read)} from the ${DISTANCE_FROM[place]}` : '';
}

function sizeText({ across, along }: RoomSize): string {
  return `${lengthText(across)} by ${lengthText(along)}`;
}

import { formatSqft } from '../coverage';
import type { MeasuredRoom, PartPlace } from './room';
import { shownSqft } from './room-area';
import { lengthText, type RoomSize } from './room-size';

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
    const size = sizeText(reading.size);
    if (part.isTakenAway) return [`Taken away, ${PLACE_WORDS[part.place]}: ${size}.`];
    return [index === 0 ? `${size}.` : `Added ${PLACE_WORDS[part.place]}: ${size}.`];
  });
  return parts.length === 0
    ? `${room.name}: nothing measured yet.`
    : `${room.name}: ${parts.join(' ')} ${formatSqft(shownSqft(area))} sqft in all.`;
}

function sizeText({ across, along }: RoomSize): string {
  return `${lengthText(across)} by ${lengthText(along)}`;
}

import { roomSizeTexts } from './room-size.texts';
import { formatSqft } from '../coverage';
import { DISTANCE_FROM, type MeasuredRoom, type PartPlace, type RoomPart } from './room';
import { shownSqft } from './room-area';
import { lengthText, readDistance, type RoomSize } from './room-size';

export function placeWords(place: PartPlace): string {
  return roomSizeTexts.places[place];
}

/** Describes the plan to people who do not see it. */
export function planWords({ room, readings, area }: MeasuredRoom): string {
  const parts = room.parts.flatMap((part, index) => {
    const reading = readings[index];
    if (reading?.kind !== 'read') return [];
    const size = reading.size === null ? roomSizeTexts.sqft(formatSqft(shownSqft(reading.area))) : sizeText(reading.size);
    if (index === 0) return [`${size}.`];
    const place = `${placeWords(part.place)}${distanceText(part)}`;
    return [part.isTakenAway ? roomSizeTexts.taken(place, size) : roomSizeTexts.added(place, size)];
  });
  return parts.length === 0
    ? roomSizeTexts.nothingMeasured(room.name)
    : roomSizeTexts.measured(room.name, parts.join(' '), formatSqft(shownSqft(area)));
}

/** ', 3 ft from the left' */
function distanceText({ place, distance = '' }: RoomPart): string {
  const read = readDistance(distance);
  return typeof read === 'number' ? roomSizeTexts.distance[DISTANCE_FROM[place]](lengthText(read)) : '';
}

function sizeText({ across, along }: RoomSize): string {
  return roomSizeTexts.by(lengthText(across), lengthText(along));
}

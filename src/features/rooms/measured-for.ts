import { everythingPriceTexts } from './everything-price.texts';
import { formatSqft, type SqftHundredths } from '../../domain/coverage';
import { lastChange } from '../../domain/rooms/project';
import { floorIdOf } from '../../domain/rooms/project-floors';
import { measureRoom } from '../../domain/rooms/measure-room';
import { wastePercentOf } from '../../domain/rooms/room';
import { shownSqft, type LaidArea } from '../../domain/rooms/room-area';
import { rooms } from '../../offline/rooms';
import { openProjects } from './open-projects';

export interface MeasuredFor {
  readonly areas: readonly LaidArea[];
  readonly name: string;
}

/** Of the latest project with measures: the rooms with that floor, or all rooms when none has it. Null without measures. */
export async function measuredFor(productId: number): Promise<MeasuredFor | null> {
  await openProjects();
  const newestFirst = [...rooms.get().projects].sort((a, b) => lastChange(b) - lastChange(a));
  for (const project of newestFirst) {
    const measured = project.rooms.map(measureRoom).filter(({ area }) => area > 0n);
    const chosen = measured.filter(({ room }) => floorIdOf(project, room) === productId);
    const counted = chosen.length > 0 ? chosen : measured;
    if (counted.length > 0)
      return { areas: counted.map(({ area, room }) => ({ area, wastePercent: wastePercentOf(room) })), name: project.name };
  }
  return null;
}

/** `filled` holds the waste where no wastage option of a floor's page says it. */
export function measuredWords({ areas, name }: MeasuredFor, filled: SqftHundredths): string {
  const measured = shownSqft(areas.reduce((sum, { area }) => sum + area, 0n));
  const waste = filled === measured ? '' : everythingPriceTexts.withWaste(formatSqft(filled));
  return `${everythingPriceTexts.fromProject(formatSqft(measured), name)}${waste}`;
}

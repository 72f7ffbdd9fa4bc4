import type { SqftHundredths } from '../../domain/coverage';
import { lastChange } from '../../domain/rooms/project';
import { floorIdOf } from '../../domain/rooms/project-floors';
import { measureRoom } from '../../domain/rooms/measure-room';
import { shownSqft } from '../../domain/rooms/room-area';
import { projects } from '../../offline/rooms/projects';
import { openProjects } from './open-projects';

/** Of the latest project with measures: the rooms with that floor, or all rooms when none has it. Null without measures. */
export async function measuredFor(productId: number): Promise<{ readonly sqft: SqftHundredths; readonly name: string } | null> {
  await openProjects();
  const newestFirst = [...projects.get().projects].sort((a, b) => lastChange(b) - lastChange(a));
  for (const project of newestFirst) {
    const rooms = project.rooms.map(measureRoom).filter(({ area }) => area > 0n);
    const chosen = rooms.filter(({ room }) => floorIdOf(project, room) === productId);
    const counted = chosen.length > 0 ? chosen : rooms;
    if (counted.length > 0) return { sqft: shownSqft(counted.reduce((sum, { area }) => sum + area, 0n)), name: project.name };
  }
  return null;
}

import { loadPicture } from './load-picture';
import type { RoomLight, ViewRoom } from './rooms';

/** The pictures of a room without a floor, as pictures/view-job.ts writes them. */
export interface RoomPasses {
  readonly room: ViewRoom;
  /** Everything but the floor. */
  readonly view: HTMLImageElement;
  /** Left: the light that falls on the floor. Right: what the floor mirrors. */
  readonly floor: HTMLImageElement;
  /** How much of the light came off the floor before: left on everything else, right on the floor. */
  readonly bounce: HTMLImageElement;
  /** Where the floor is seen. */
  readonly cover: HTMLImageElement;
}

/** Loads a room in one light; rejects with PictureMissing. */
export async function loadPasses(room: ViewRoom, light: RoomLight): Promise<RoomPasses> {
  const load = (part: string, widthPx: number) => loadPicture(`/media/room-${room.name}-${part}-${widthPx}.webp`, widthPx);
  const [view, floor, bounce, cover] = await Promise.all([
    load(`${light}-view`, room.widthPx),
    load(`${light}-floor`, room.widthPx),
    load(`${light}-bounce`, room.widthPx / 2),
    load('cover', room.widthPx),
  ]);
  return { room, view, floor, bounce, cover };
}

import { loadPicture } from './load-picture';
import type { RoomLight, ViewRoom } from './pictured-rooms';

/** Written by pictures/view-job.ts. */
export interface RoomPasses {
  readonly room: ViewRoom;
  /** Everything but the floor. */
  readonly view: HTMLImageElement;
  /** Left: the light on the floor. Right: the floor's reflections. */
  readonly floor: HTMLImageElement;
  /** The share of the light that the traced floor reflected: left on everything else, right on the floor. */
  readonly bounce: HTMLImageElement;
  readonly cover: HTMLImageElement;
}

/** Rejects with PictureMissing. */
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

import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { ROOM_WIDTHS_PX, avifOptions } from '../server/media/picture-formats';
import { boardsSheet } from './boards-job';
import { flatFiles, flatView } from './flat-jobs';
import { folders, keyOf, versions } from './folders';
import type { Job } from './pool';
import type { Look } from './look';
import { lookOf, looks, floorOf } from './looks';
import { heroes, roomFor, roomOf, type RoomPart, viewRooms } from './room-list';
import { roomKey } from './trace-room';
import { viewFiles } from './view-job';
import { drawFlat } from './flat-view';
import { blankSample } from './floor';

/** The key covers all inputs. */
export interface Task {
  readonly name: string;
  readonly job: Job;
  readonly key: string;
  readonly files: readonly string[];
}

export type Part = 'plank' | 'close' | 'boards' | RoomPart | 'view' | 'hero' | 'video';

export const allParts: readonly Part[] = ['plank', 'close', 'boards', 'room', 'other-room', 'view', 'hero', 'video'];

function avifs(name: string, widths: readonly number[]): string[] {
  return widths.map((width) => join(folders.media, `${name}-${width}.avif`));
}

function once<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** Each task after those whose pictures it uses. */
export function planTasks(parts: readonly Part[], ids: readonly number[]): Task[] {
  const chosen = looks.filter((look) => ids.length === 0 || ids.includes(look.id));
  const tracedFrom = once((room: string) => keyOf(roomKey(roomOf(room)), roomOf(room).exposure));
  const viewKey = (room: string): string => keyOf(tracedFrom(room), versions.view);
  const boardsKey = once((look: Look) => keyOf(look, probe(look, 'boards'), versions.boards));
  const heroKey = (room: string, id: number): string => keyOf(tracedFrom(room), probe(lookOf(id), 'plank'), versions.compose);

  const perProduct = (part: Part, make: (name: string, look: Look) => Omit<Task, 'name'>): Task[] =>
    parts.includes(part) ? chosen.map((look) => ({ name: `p${look.id}-${part}`, ...make(`p${look.id}-${part}`, look) })) : [];
  const flat = (view: 'plank' | 'close'): Task[] =>
    perProduct(view, (name, look) => {
      const { widths, quality } = flatFiles[view];
      const key = keyOf(
        look,
        probe(look, view),
        widths.map((width) => avifOptions(width, quality)),
      );
      return { files: avifs(name, widths), key, job: { kind: 'flat', name, id: look.id, view } };
    });
  const inRooms = (part: RoomPart): Task[] =>
    perProduct(part, (name, look) => ({
      files: avifs(name, ROOM_WIDTHS_PX),
      key: keyOf(boardsKey(look), viewKey(roomFor(look.id, part).name), versions.compose, versions.laid),
      job: { kind: 'room', name, id: look.id, part },
    }));
  const views = (): Task[] =>
    viewRooms
      .flatMap((day) => [day, `${day}-evening`])
      .map((room) => {
        const files = viewFiles(room).flatMap(([name, width]) => avifs(name, [width]));
        return { name: `view-${room}`, files, key: viewKey(room), job: { kind: 'view', room } };
      });
  return [
    ...flat('plank'),
    ...flat('close'),
    ...perProduct('boards', (name, look) => ({
      files: avifs(name, [boardsSheet(look).width]),
      key: boardsKey(look),
      job: { kind: 'boards', name, id: look.id },
    })),
    ...(parts.includes('view') ? views() : []),
    ...(parts.includes('hero')
      ? heroes.map(({ name, id, widths, alt }): Task => ({
          name,
          files: avifs(name, widths),
          key: keyOf(heroKey(name, id), alt, widths),
          job: { kind: 'hero', name, room: name, id, alt, widths },
        }))
      : []),
    ...(parts.includes('video')
      ? [
          {
            name: 'hero-3-video',
            files: ['webm', 'mp4'].map((kind) => join(folders.media, `hero-3.${kind}`)),
            key: heroKey('hero-3', 117),
            job: { kind: 'video', room: 'hero-3', id: 117 } as const,
          },
        ]
      : []),
    ...inRooms('room'),
    ...inRooms('other-room'),
  ];
}

/** Sampled points, and a drawn corner in pixels. */
const points = 160;
const corner = { width: 20, height: 15 };

/** Spreads evenly without a grid, by the golden ratio and its square. */
function spread(i: number): readonly [number, number] {
  return [(i * 0.618034) % 1, (i * 0.381966 + i * 0.0131) % 1];
}

/** Takes milliseconds. Every change of the drawing changes the key, so that no version must be increased by hand. */
function probe(look: Look, view: 'plank' | 'close' | 'boards'): string {
  // As `drawBoards` draws them.
  const floor = floorOf(view === 'boards' && look.kind === 'wood' ? { ...look, pattern: 'straight' } : look);
  const digest = createHash('sha256');
  const spot = blankSample();
  const { width, height, left, top, mmPerPixel, ...light } = view === 'boards' ? boardsView(look) : flatView(look.id, view);
  const values: number[] = [];
  for (let i = 0; i < points; i += 1) {
    const [u, v] = spread(i);
    floor.sample(left + u * width * mmPerPixel, top + v * height * mmPerPixel, mmPerPixel, spot);
    values.push(...[spot.r, spot.g, spot.b, spot.height, spot.gloss].map((value) => Math.round(value * 1e4)));
  }
  digest.update(JSON.stringify([width, height, left, top, mmPerPixel, light, values]));
  if (view !== 'boards') digest.update(drawFlat(floor, { ...flatView(look.id, view), ...corner }));
  return digest.digest('hex').slice(0, 16);
}

function boardsView(look: Look) {
  const { width, boardHeight, boards } = boardsSheet(look);
  return { width, height: boardHeight * boards, left: 0, top: 0, mmPerPixel: look.lengthMm / width };
}

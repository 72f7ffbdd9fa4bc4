import { join } from 'node:path';
import { boardsSheet } from './boards-job';
import { folders } from './folders';
import type { Job } from './jobs';
import { laidWidths } from './laid-job';
import { looks } from './looks';
import { keyOf, versions } from './marks';
import { heroes, roomFor, roomOf, viewRooms } from './room-list';
import { roomKey } from './trace-room';
import { viewFiles } from './view-job';

/** One picture to be made: its job, what it depends on, the files it leaves. */
export interface Task {
  readonly name: string;
  readonly job: Job;
  readonly key: string;
  readonly files: readonly string[];
}

export type Part = 'plank' | 'close' | 'boards' | 'laid' | 'room' | 'view' | 'hero' | 'video';

function avifs(name: string, widths: readonly number[]): string[] {
  return widths.map((width) => join(folders.media, `${name}-${width}.avif`));
}

/** Lists every task of the chosen parts and products, rooms together so that each is read once. */
export function planTasks(parts: readonly Part[], ids: readonly number[]): Task[] {
  const chosen = looks.filter((look) => ids.length === 0 || ids.includes(look.id));
  const roomKeys = new Map<string, string>();
  const keyOfRoom = (name: string): string => {
    const known = roomKeys.get(name) ?? `${roomKey(roomOf(name))}${roomOf(name).exposure}`;
    roomKeys.set(name, known);
    return known;
  };
  const tasks: Task[] = [];
  for (const view of ['plank', 'close'] as const) {
    if (!parts.includes(view)) continue;
    for (const look of chosen) {
      const name = `p${look.id}-${view}`;
      const files = avifs(name, view === 'plank' ? [320, 640, 1280] : [640, 1280]);
      tasks.push({ name, files, key: keyOf(look, versions[look.kind], versions.flat), job: { kind: 'flat', name, id: look.id, view } });
    }
  }
  if (parts.includes('boards')) {
    for (const look of chosen) {
      const name = `p${look.id}-boards`;
      const files = avifs(name, [boardsSheet(look).width]);
      tasks.push({ name, files, key: keyOf(look, versions[look.kind], versions.boards), job: { kind: 'boards', name, id: look.id } });
    }
  }
  if (parts.includes('laid')) {
    for (const look of chosen) {
      const name = `p${look.id}-laid`;
      tasks.push({ name, files: avifs(name, laidWidths), key: keyOf(look, versions[look.kind], versions.boards, versions.laid), job: { kind: 'laid', name, id: look.id } });
    }
  }
  if (parts.includes('hero')) {
    for (const { name, id, widths, alt } of heroes) {
      tasks.push({ name, files: avifs(name, widths), key: keyOf(keyOfRoom(name), versions, id, alt), job: { kind: 'compose', name, room: name, id, alt, widths } });
    }
  }
  if (parts.includes('room')) {
    for (const look of [...chosen].sort((a, b) => roomFor(a.id).name.localeCompare(roomFor(b.id).name))) {
      const name = `p${look.id}-room`;
      const { name: room, place } = roomFor(look.id);
      const widths = [320, 640, 1280];
      const alt = `${look.title} floor ${place}, by daylight`;
      const key = keyOf(look, versions[look.kind], versions.boards, versions.compose, keyOfRoom(room));
      tasks.push({ name, files: avifs(name, widths), key, job: { kind: 'compose', name, room, id: look.id, alt, widths } });
    }
  }
  if (parts.includes('view')) {
    for (const room of viewRooms.flatMap((name) => [name, `${name}-evening`])) {
      const files = viewFiles(room).flatMap(([name, width]) => avifs(name, [width]));
      tasks.push({ name: `view-${room}`, files, key: keyOf(keyOfRoom(room), versions.view), job: { kind: 'view', room } });
    }
  }
  if (parts.includes('video')) {
    const files = ['webm', 'mp4'].map((kind) => join(folders.media, `hero-3.${kind}`));
    tasks.push({ name: 'hero-3-video', files, key: keyOf(keyOfRoom('hero-3'), versions), job: { kind: 'video', room: 'hero-3', id: 117 } });
  }
  return tasks;
}

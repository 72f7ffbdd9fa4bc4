import { join } from 'node:path';

/** Folders and files of the pictures, relative to the project's root (the working directory). */
export const folders = {
  media: join('public', 'media'),
  facts: join('server', 'seed', 'picture-facts.json'),
  /** The source of each committed picture. */
  drawn: join('pictures', 'drawn.json'),
  /** Camera and sizes of the rooms for the room view. */
  rooms: join('src', 'features', 'room-view', 'room-facts.json'),
  /** Traced light and the keys of its sources; never committed. */
  cache: join('pictures', '.cache'),
  /** Contact sheets for reviewing; never committed. */
  sheets: join('pictures', '.cache', 'sheets'),
} as const;

import { join } from 'node:path';

/** Relative to the project's root, the working directory. */
export const folders = {
  media: join('public', 'media'),
  facts: join('server', 'seed', 'picture-facts.json'),
  drawn: join('pictures', 'drawn.json'),
  rooms: join('src', 'features', 'room-view', 'room-facts.json'),
  /** Traced light and its keys; never committed. */
  cache: join('pictures', '.cache'),
  /** Never committed. */
  sheets: join('pictures', '.cache', 'sheets'),
} as const;

import { join } from 'node:path';

/** Where pictures are kept, from the root of the project (the folder the program is started in). */
export const folders = {
  media: join('public', 'media'),
  facts: join('server', 'seed', 'picture-facts.json'),
  /** What each committed picture was drawn from. */
  drawn: join('pictures', 'drawn.json'),
  /** Camera and measures of the rooms that the store lays floors in. */
  rooms: join('src', 'features', 'room-view', 'room-facts.json'),
  /** Traced light and the keys of what it was traced from; never committed. */
  cache: join('pictures', '.cache'),
  /** Contact sheets to look at; never committed. */
  sheets: join('pictures', '.cache', 'sheets'),
} as const;

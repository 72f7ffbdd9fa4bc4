import { localKeys } from '../storage/storage-keys';

/** What this device says of a long list that it saved: enough to know, without opening a database, whether to look for it. */
export interface LongListNote {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** By the hash of its query; none where storage is closed or was tampered with. */
export function longListNotes(): ReadonlyMap<string, LongListNote> {
  try {
    const stored: unknown = typeof localStorage === 'undefined' ? null : JSON.parse(localStorage.getItem(localKeys.longLists) ?? 'null');
    return new Map(Object.entries(stored ?? {}).filter(isNoted));
  } catch {
    return new Map();
  }
}

/** Takes a note, or with null forgets it. A device that keeps none only looks for nothing. */
export function noteLongList(queryHash: string, note: LongListNote | null): void {
  const notes = new Map(longListNotes());
  if (note === null) notes.delete(queryHash);
  else notes.set(queryHash, note);
  try {
    if (notes.size === 0) localStorage.removeItem(localKeys.longLists);
    else localStorage.setItem(localKeys.longLists, JSON.stringify(Object.fromEntries(notes)));
  } catch {
    return;
  }
}

function isNoted(entry: [string, unknown]): entry is [string, LongListNote] {
  const [, note] = entry;
  return (
    typeof note === 'object' &&
    note !== null &&
    'count' in note &&
    typeof note.count === 'number' &&
    'savedAt' in note &&
    typeof note.savedAt === 'number'
  );
}

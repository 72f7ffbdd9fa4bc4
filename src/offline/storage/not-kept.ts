import { localKeys } from './storage-keys';

/** 'everything' where site data is blocked, 'changes' where only the database is, 'full' where the device has no space. */
export type NotKept = 'everything' | 'changes' | 'full' | null;

interface OfChanges {
  /** The cart's changes have a database. */
  readonly isDurable: boolean;
  readonly isFull: boolean;
}

/** Asks the browser each time: a setting may change. */
export function notKept({ isDurable, isFull }: OfChanges): NotKept {
  try {
    localStorage.getItem(localKeys.authKey);
  } catch {
    return 'everything';
  }
  if (isDurable) return null;
  return isFull ? 'full' : 'changes';
}

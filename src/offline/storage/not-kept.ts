import { localKeys } from './storage-keys';

/** 'everything' where site data is blocked, 'changes' where only the database is. */
export type NotKept = 'everything' | 'changes' | null;

/** `areChangesDurable`: the cart's changes have a database. Asks the browser each time: a setting may change. */
export function notKept(areChangesDurable: boolean): NotKept {
  try {
    localStorage.getItem(localKeys.authKey);
  } catch {
    return 'everything';
  }
  return areChangesDurable ? null : 'changes';
}

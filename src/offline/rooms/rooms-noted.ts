import { localKeys } from '../storage/storage-keys';

/** Whether this device keeps measured rooms; opens no database. */
export function hasRooms(): boolean {
  try {
    return localStorage.getItem(localKeys.roomsKept) !== null;
  } catch {
    return false;
  }
}

/** Sets or clears the flag that the next start reads. */
export function noteRooms(isKept: boolean): void {
  try {
    if (!isKept) localStorage.removeItem(localKeys.roomsKept);
    else if (!hasRooms()) localStorage.setItem(localKeys.roomsKept, '1');
  } catch {
    return;
  }
}

import { PENDING_ADD } from '../../offline/storage/storage-keys';
import { isFields } from '../../offline/storage/stored-fields';

/** A login or a sign-up takes minutes; an older press is no longer meant. */
const LIMIT_MS = 30 * 60_000;

/** Where the browser refuses storage, the shopper presses again. */
export function notePress(press: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(PENDING_ADD, JSON.stringify({ ...press, at: Date.now() }));
  } catch {
    return;
  }
}

/** Only with this value under this name. Null also when it is too old. */
export function takePress(name: string, value: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(PENDING_ADD) ?? 'null');
    if (!isFields(noted) || noted[name] !== value) return null;
    sessionStorage.removeItem(PENDING_ADD);
    return typeof noted['at'] === 'number' && Math.abs(Date.now() - noted['at']) < LIMIT_MS ? noted : null;
  } catch {
    return null;
  }
}

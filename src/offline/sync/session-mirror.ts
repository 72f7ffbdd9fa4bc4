import { clear, get, set } from 'idb-keyval';
import type { Session } from '../../domain/session';
import { keptDatabase } from '../kept/database';
import { isFields } from '../storage/stored-fields';

/** The worker's copy: it cannot read localStorage. */
export interface MirroredSession {
  readonly accountId: string;
  readonly authKey: string;
  /** For workers that cannot read cookies; null when the page could not either. */
  readonly xsrfToken: string | null;
}

const KEY = 'session';
const store = keptDatabase.useStore('session');

/** Never rejects: without a copy only the page sends changes. */
export async function mirrorSession(session: Session, accountId: string, xsrfToken: string | null): Promise<void> {
  await set(KEY, { v: 1, accountId, authKey: session.authKey, xsrfToken }, store).catch(() => undefined);
}

/** Never rejects. */
export async function wipeMirror(): Promise<void> {
  await clear(store).catch(() => undefined);
}

/** Null when nobody is signed in. */
export async function readMirror(): Promise<MirroredSession | null> {
  const stored: unknown = await get(KEY, store).catch(() => undefined);
  if (!isFields(stored)) return null;
  const { v, accountId, authKey, xsrfToken } = stored;
  if (v !== 1 || typeof accountId !== 'string' || typeof authKey !== 'string') return null;
  return { accountId, authKey, xsrfToken: typeof xsrfToken === 'string' ? xsrfToken : null };
}

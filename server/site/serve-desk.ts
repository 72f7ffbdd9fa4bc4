import { readFile } from 'node:fs/promises';
import { getCookie } from 'hono/cookie';
import { DESK_PATH, isDeskEntry } from '../../src/domain/desk/desk-files';
import type { Database } from '../db/database';
import { compressText, sendCompressed } from '../http/compressed-text';
import { deskKeyOf } from '../http/session-cookie';
import type { StoreApp, StoreContext } from '../http/store-app';
import { authenticateStaff } from '../security/staff-sessions';
import { NotSignedIn } from '../security/authentication';

interface DeskParts {
  /** The built document. */
  readonly file: string;
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly policy: string;
}

/** One document for all pages of the Desk, for who is signed in there and at its entrances; others get the shop's 404 from what is mounted after it. */
export async function serveDesk(app: StoreApp, { file, db, now, publicUrl, policy }: DeskParts): Promise<void> {
  const document = compressText(await readFile(file, 'utf8'), 'small');
  const isSignedIn = async (c: StoreContext): Promise<boolean> => {
    const key = deskKeyOf((name) => getCookie(c, name), publicUrl());
    if (key === undefined) return false;
    return authenticateStaff(db, key, { now: now(), isQuiet: true }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotSignedIn) return false;
        throw error;
      },
    );
  };
  const headers = {
    'Content-Security-Policy': policy,
    // A back button after signing out must not show it.
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  };
  for (const path of [DESK_PATH, `${DESK_PATH}/*`])
    app.get(path, async (c, next) =>
      isDeskEntry(c.req.path) || (await isSignedIn(c)) ? sendCompressed(c, await document, headers) : next(),
    );
}

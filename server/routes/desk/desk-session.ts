import type { DeskSession } from '../../../src/contract/desk/session';
import type { Database } from '../../db/database';
import type { CallContext } from '../../http/api';
import { deskKeyOf, giveDeskCookie } from '../../http/session-cookie';
import type { OpenedStaffSession } from '../../owner/sign-in';
import { roleOf, type StaffRow } from '../../repositories/staff';
import { revokeStaffSessionByKey } from '../../repositories/staff-sessions';
import { secretHash } from '../../security/secrets';
import { STAFF_SESSION_LIFETIME_MS } from '../../security/staff-sessions';
import type { XsrfTokens } from '../../security/xsrf-tokens';

interface Living {
  readonly member: StaffRow;
  readonly keyHash: string;
  readonly endsAt: number;
  readonly isLocked?: boolean;
}

/** With the token that each call of the session repeats. */
export function deskSessionOf(xsrfTokens: XsrfTokens, { member, keyHash, endsAt, isLocked = false }: Living): DeskSession {
  return {
    member: { staffId: member.id, name: member.name, email: member.email, role: roleOf(member) },
    token: xsrfTokens.forSession(keyHash),
    isLocked,
    endsAt,
  };
}

export interface SessionParts {
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly xsrfTokens: XsrfTokens;
}

/** Into the browser's cookie, in the place of the session that it had: that one ends. */
export async function giveDeskSession(
  { db, now, publicUrl, xsrfTokens }: SessionParts,
  call: CallContext,
  opened: OpenedStaffSession,
): Promise<DeskSession> {
  const earlier = deskKeyOf(call.cookie, publicUrl());
  if (earlier !== undefined) await revokeStaffSessionByKey(db, secretHash(earlier), now());
  giveDeskCookie(call, opened.key, publicUrl(), STAFF_SESSION_LIFETIME_MS / 1000);
  return deskSessionOf(xsrfTokens, opened);
}

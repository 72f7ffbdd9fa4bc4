import type { DeskSession } from '../../../src/contract/desk/session';
import { roleOf, type StaffRow } from '../../repositories/staff';
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

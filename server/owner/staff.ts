import { isEmail, normalEmail } from '../../src/domain/email';
import { oneLine } from '../../src/domain/one-line';
import { LONGEST_STAFF_NAME, type StaffRole } from '../../src/domain/desk/staff';
import type { Database } from '../db/database';
import { staffInvitationMail } from '../mail/staff-mails';
import { putMail } from '../repositories/outgoing-mails';
import { readSettings } from '../repositories/settings';
import {
  changeStaff,
  deleteInvitations,
  findStaffByEmail,
  insertInvitation,
  lockOwners,
  lockStaff,
  upsertStaff,
  type StaffRow,
} from '../repositories/staff';
import { deletePasskeysOf } from '../repositories/staff-passkeys';
import { revokeStaffSessionsOf } from '../repositories/staff-sessions';
import { newSecret, secretHash } from '../security/secrets';
import { noteAct, type Doer } from './note-act';

export const INVITATION_LIFETIME_MS = 72 * 60 * 60 * 1000;

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface OwnerContext {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Without a final slash. */
  readonly publicUrl: string;
  readonly by: Doer;
}

type Invited =
  | { readonly kind: 'invited'; readonly link: string; readonly member: StaffRow }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Makes the account and a link for one use; who has joined already gets a new link for a new password and second factor, which work until it is used. With
 * `isMailed` the link is mailed too.
 */
export async function inviteMember(
  { db, now, publicUrl, by }: OwnerContext,
  typed: Invitation,
  { isMailed }: { readonly isMailed: boolean },
): Promise<Invited> {
  const [email, name] = [normalEmail(typed.email), oneLine(typed.name).trim()];
  if (!isEmail(email)) return { kind: 'refused', reason: 'Please enter a valid email address.' };
  if (name === '') return { kind: 'refused', reason: 'Please enter the name of the person.' };
  if (name.length > LONGEST_STAFF_NAME)
    return { kind: 'refused', reason: `Please enter a name of at most ${LONGEST_STAFF_NAME} characters.` };
  const token = newSecret();
  const link = `${publicUrl}/desk/join#${token}`;
  // Protected by: the unique email, and the row lock of the account.
  const outcome = await db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (!isStillOwner(by, owners)) return NO_OWNER;
    const known = await findStaffByEmail(tx, email);
    if (typed.role !== 'owner' && owners.length === 1 && owners[0]?.id === known?.id) return LAST_OWNER;
    const member = await upsertStaff(tx, { email, name, role: typed.role });
    const expiresAt = new Date(now + INVITATION_LIFETIME_MS);
    await insertInvitation(tx, { staffId: member.id, tokenHash: secretHash(token), expiresAt });
    if (isMailed) {
      const { shopName } = await readSettings(tx);
      await putMail(tx, staffInvitationMail(member, link, shopName), { now, expiresAt: expiresAt.getTime() });
    }
    const before = known === undefined ? {} : { before: { role: known.role } };
    await noteAct(tx, { member: by, now }, { kind: 'invited', subject: member.email, ...before, after: { role: member.role } });
    return member;
  });
  if (typeof outcome === 'string') return { kind: 'refused', reason: outcome };
  return { kind: 'invited', link, member: outcome };
}

const LAST_OWNER = 'This is the only owner of the shop. Invite another owner first.';
const NO_OWNER = 'You are no longer an owner of the shop, so nothing was changed.';

/** Call with the owners locked: the account may have been closed or become staff while the call was under way. */
function isStillOwner({ id }: Doer, owners: readonly StaffRow[]): boolean {
  return id === null || owners.some((owner) => owner.id === id);
}

type Ended = { readonly kind: 'ended'; readonly member: StaffRow } | { readonly kind: 'refused'; readonly reason: string };

/** Signed out everywhere at once; what the person did stays noted. */
export async function endMember({ db, now, by }: Omit<OwnerContext, 'publicUrl'>, staffId: number): Promise<Ended> {
  // Protected by: the row locks of the owners and of the account.
  return db.transaction(async (tx): Promise<Ended> => {
    const owners = await lockOwners(tx);
    if (!isStillOwner(by, owners)) return { kind: 'refused', reason: NO_OWNER };
    const member = await lockStaff(tx, staffId);
    if (member === undefined || member.endedAt !== null) return { kind: 'refused', reason: 'This account is closed already.' };
    if (owners.length === 1 && owners[0]?.id === staffId) return { kind: 'refused', reason: LAST_OWNER };
    await changeStaff(tx, staffId, { endedAt: new Date(now), passwordHash: null, totpSecret: null });
    await deletePasskeysOf(tx, staffId);
    await deleteInvitations(tx, staffId);
    await revokeStaffSessionsOf(tx, staffId, now);
    await noteAct(tx, { member: by, now }, { kind: 'ended', subject: member.email, before: { role: member.role } });
    return { kind: 'ended', member };
  });
}

import {
  addPasskey,
  getPasskeys,
  passkeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
  type BothFactors,
} from '../../../src/contract/desk/passkeys';
import { oneLine } from '../../../src/domain/one-line';
import type { Database } from '../../db/database';
import type { Api, CallContext } from '../../http/api';
import { Refusal, UnknownId } from '../../http/problems';
import type { LimitRate } from '../../http/rate-limits';
import { giveDeskCookie } from '../../http/session-cookie';
import { noteAct } from '../../owner/note-act';
import { challengeToSign, isSamePerson, keepPasskey, passkeyToMake, signInWithPasskey } from '../../owner/passkeys';
import { readSettings } from '../../repositories/settings';
import { deletePasskey, listPasskeys } from '../../repositories/staff-passkeys';
import { STAFF_SESSION_LIFETIME_MS, type SignedInStaff } from '../../security/staff-sessions';
import type { XsrfTokens } from '../../security/xsrf-tokens';
import { deskSessionOf } from './desk-session';

interface PasskeyParts {
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly limitRate: LimitRate;
  readonly xsrfTokens: XsrfTokens;
}

/** A person's passkeys, and the sign-in with one. */
export function mountDeskPasskeyRoutes(api: Api, { db, now, publicUrl, limitRate, xsrfTokens }: PasskeyParts): void {
  const context = () => ({ db, now: now(), publicUrl: publicUrl() });

  const requireBothFactors = async (typed: BothFactors, { member, sessionId, report }: CallContext & SignedInStaff): Promise<void> => {
    const hit = await limitRate('deskUnlockPerSession', String(sessionId));
    if (!(await isSamePerson(db, member, typed, now()))) {
      report('desk_unlock_failed', member.email);
      throw new Refusal('The password or the code is not right. Please try again.');
    }
    await hit.giveBack();
  };

  api.handle(startPasskeySignIn, async (_input, { clientAddress }) => {
    await limitRate('deskPasskeyPerAddress', clientAddress);
    return { data: { ...(await challengeToSign(context())) } };
  });

  api.handle(passkeySignIn, async ({ signed, deviceName }, call) => {
    await limitRate('deskPasskeyPerAddress', call.clientAddress);
    const opened = await signInWithPasskey(context(), { signed, deviceName: oneLine(deviceName) });
    if (opened === null) {
      call.report('desk_sign_in_failed');
      throw new Refusal('This passkey does not open the Desk. Please sign in with your password and a code.');
    }
    call.report('desk_signed_in', opened.member.email);
    giveDeskCookie(call, opened.key, publicUrl(), STAFF_SESSION_LIFETIME_MS / 1000);
    return { data: deskSessionOf(xsrfTokens, opened) };
  });

  api.handleStaff(startPasskey, async (typed, call) => {
    await requireBothFactors(typed, call);
    return { data: { ...(await passkeyToMake(context(), call.member, (await readSettings(db)).shopName)) } };
  });

  api.handleStaff(addPasskey, async ({ passkey, deviceName }, { member }) => {
    if (!(await keepPasskey(context(), member, { passkey, deviceName: oneLine(deviceName) })))
      throw new Refusal('This passkey was not made as asked. Please begin again.');
    return { data: undefined, message: 'You can sign in with this passkey from now on.' };
  });

  api.handleStaff(getPasskeys, async (_input, { member }) => ({
    data: (await listPasskeys(db, member.id)).map(({ id, deviceName, createdAt, usedAt }) => ({
      passkeyId: id,
      name: deviceName,
      addedAt: createdAt.getTime(),
      usedAt: usedAt === null ? null : usedAt.getTime(),
    })),
  }));

  api.handleStaff(removePasskey, async ({ passkeyId, ...typed }, call) => {
    await requireBothFactors(typed, call);
    const { member } = call;
    // Protected by: the condition in the write.
    const isGone = await db.transaction(async (tx) => {
      const isRemoved = await deletePasskey(tx, member.id, passkeyId);
      if (isRemoved) await noteAct(tx, { member, now: now() }, { kind: 'passkey removed', subject: member.email });
      return isRemoved;
    });
    if (!isGone) throw new UnknownId('This passkey is removed already.');
    return { data: undefined, message: 'The passkey is removed.' };
  });
}

import {
  addPasskey,
  getPasskeys,
  passkeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
  type BothFactors,
} from '../../../src/contract/desk/passkeys';
import { changeDeskPassword } from '../../../src/contract/desk/password';
import { oneLine } from '../../../src/domain/one-line';
import type { Api, CallContext } from '../../http/api';
import { Refusal, UnknownId } from '../../http/problems';
import type { LimitRate } from '../../http/rate-limits';
import { noteAct } from '../../owner/note-act';
import { challengeToSign, keepPasskey, passkeyToMake, signInWithPasskey } from '../../owner/passkeys';
import { changeStaffPassword, isSamePerson } from '../../owner/sign-in';
import { readSettings } from '../../repositories/settings';
import { deletePasskey, listPasskeys } from '../../repositories/staff-passkeys';
import { passwordProblem } from '../../security/passwords';
import type { SignedInStaff } from '../../security/staff-sessions';
import { giveDeskSession, type SessionParts } from './desk-session';

interface PasskeyParts extends SessionParts {
  readonly limitRate: LimitRate;
}

/** What a person signs in with: the password, passkeys, and the sign-in with one. */
export function mountDeskPasskeyRoutes(api: Api, parts: PasskeyParts): void {
  const { db, now, publicUrl, limitRate } = parts;
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
    return { data: await giveDeskSession(parts, call, opened) };
  });

  api.handleStaff(changeDeskPassword, async ({ newPassword, deviceName, ...typed }, call) => {
    const problem = passwordProblem(newPassword);
    if (problem !== null) throw new Refusal(problem);
    await requireBothFactors(typed, call);
    const opened = await changeStaffPassword(db, call.member, { password: newPassword, deviceName: oneLine(deviceName), now: now() });
    if (opened === null) throw new Refusal('The password or the code is not right. Please try again.');
    call.report('password_changed', call.member.email);
    return { data: await giveDeskSession(parts, call, opened), message: 'Your password is changed, and every other device is signed out.' };
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

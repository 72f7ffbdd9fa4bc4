import {
  chooseJoinPassword,
  deskSignIn,
  deskSignOut,
  getDeskDevices,
  joinDesk,
  lockDesk,
  readDeskSession,
  readInvitation,
  signOutDevice,
  unlockDesk,
  type DeskSession,
} from '../../../src/contract/desk/session';
import { oneLine } from '../../../src/domain/one-line';
import type { Api, CallContext } from '../../http/api';
import { Refusal, UnknownId } from '../../http/problems';
import type { LimitRate } from '../../http/rate-limits';
import { removeDeskCookie } from '../../http/session-cookie';
import { acceptInvitation, prepareJoining } from '../../owner/join';
import { signInToDesk, type OpenedStaffSession } from '../../owner/sign-in';
import { readSettings } from '../../repositories/settings';
import { findInvitation, roleOf } from '../../repositories/staff';
import { listStaffSessions, lockStaffSession, revokeStaffSession, unlockStaffSession } from '../../repositories/staff-sessions';
import { isPassword, passwordProblem } from '../../security/passwords';
import { secretHash } from '../../security/secrets';
import { staffLivingAt } from '../../security/staff-sessions';
import { deskSessionOf, giveDeskSession, type SessionParts } from './desk-session';
import { countDeskTry } from './desk-tries';

interface DeskSessionParts extends SessionParts {
  readonly limitRate: LimitRate;
}

const LINK_OVER = 'This link has expired or has been used already. Please ask an owner of the shop for a new one.';
const SIGN_IN_REFUSED = 'The email address, the password or the code is not right. Please try again.';

/** Joining, signing in and out, the lock, and a person's devices. */
export function mountDeskSessionRoutes(api: Api, { db, now, publicUrl, limitRate, xsrfTokens }: DeskSessionParts): void {
  const give = (context: CallContext, opened: OpenedStaffSession): Promise<DeskSession> =>
    giveDeskSession({ db, now, publicUrl, xsrfTokens }, context, opened);

  api.handle(readInvitation, async (token, { clientAddress }) => {
    await limitRate('deskJoinPerAddress', clientAddress);
    const found = await findInvitation(db, secretHash(token), now());
    if (found === null) throw new Refusal(LINK_OVER);
    const { member } = found;
    return { data: { name: member.name, email: member.email, role: roleOf(member) } };
  });

  api.handle(chooseJoinPassword, async ({ token, password }, { clientAddress }) => {
    await limitRate('deskJoinPerAddress', clientAddress);
    const problem = passwordProblem(password);
    if (problem !== null) throw new Refusal(problem);
    const prepared = await prepareJoining(db, { token, password, now: now(), shopName: (await readSettings(db)).shopName });
    if (prepared === null) throw new Refusal(LINK_OVER);
    return { data: prepared };
  });

  api.handle(joinDesk, async ({ token, code, deviceName }, context) => {
    await limitRate('deskJoinPerAddress', context.clientAddress);
    const joined = await acceptInvitation(db, { token, code, deviceName: oneLine(deviceName), now: now() });
    if (joined.kind === 'link-over') throw new Refusal(LINK_OVER);
    if (joined.kind === 'wrong-code')
      throw new Refusal(
        'This code is not right. Please wait for the next one in your app, and look whether the telephone shows the right time.',
      );
    context.report('desk_joined', joined.member.email);
    return { data: { session: await give(context, joined), recoveryCodes: joined.recoveryCodes }, message: 'Welcome to the Desk.' };
  });

  api.handle(deskSignIn, async (typed, context) => {
    const counted = await countDeskTry(limitRate, { address: context.clientAddress, email: typed.email });
    const outcome = await signInToDesk(db, { ...typed, deviceName: oneLine(typed.deviceName), now: now() });
    if (outcome.kind === 'refused') {
      context.report('desk_sign_in_failed', typed.email);
      throw new Refusal(SIGN_IN_REFUSED);
    }
    for (const hit of counted) await hit.giveBack();
    if (outcome.kind === 'code-wanted') return { data: null };
    context.report('desk_signed_in', outcome.member.email);
    return { data: await give(context, outcome) };
  });

  api.handleStaff(readDeskSession, async (_input, signedIn) => ({ data: deskSessionOf(xsrfTokens, signedIn) }), {
    isOpenLocked: true,
    needsToken: false,
  });

  api.handleStaff(
    lockDesk,
    async (_input, { sessionId }) => {
      await lockStaffSession(db, sessionId);
      return { data: undefined };
    },
    { isOpenLocked: true },
  );

  api.handleStaff(
    unlockDesk,
    async (password, context) => {
      const hit = await limitRate('deskUnlockPerSession', String(context.sessionId));
      if (!(await isPassword(context.member.passwordHash, password))) {
        context.report('desk_unlock_failed', context.member.email);
        throw new Refusal('The password is not right. Please try again.');
      }
      await hit.giveBack();
      await unlockStaffSession(db, context.sessionId, now());
      return { data: deskSessionOf(xsrfTokens, { ...context, isLocked: false }) };
    },
    { isOpenLocked: true },
  );

  api.handleStaff(
    deskSignOut,
    async (_input, context) => {
      await revokeStaffSession(db, context.member.id, context.sessionId, now());
      removeDeskCookie(context, publicUrl());
      return { data: undefined, message: 'You are signed out.' };
    },
    { isOpenLocked: true },
  );

  api.handleStaff(getDeskDevices, async (_input, { member, sessionId }) => ({
    data: (await listStaffSessions(db, member.id, staffLivingAt(now()))).map(({ id, deviceName, createdAt, seenAt }) => ({
      sessionId: id,
      name: deviceName,
      signedInAt: createdAt.getTime(),
      seenAt: seenAt.getTime(),
      isThisOne: id === sessionId,
    })),
  }));

  api.handleStaff(signOutDevice, async (sessionId, { member }) => {
    if (!(await revokeStaffSession(db, member.id, sessionId, now()))) throw new UnknownId('This device is signed out already.');
    return { data: undefined, message: 'The device is signed out.' };
  });
}

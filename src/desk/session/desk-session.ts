import { startAuthentication } from '@simplewebauthn/browser';
import { NetworkError } from '../../api/errors';
import { call } from '../../api/call';
import { changeDeskPassword, type DeskPasswordChange } from '../../contract/desk/password';
import { passkeySignIn, startPasskeySignIn } from '../../contract/desk/passkeys';
import { deskSignIn, deskSignOut, joinDesk, lockDesk, unlockDesk, type DeskSession, type JoinCode } from '../../contract/desk/session';
import { isDeskEntry } from '../../domain/desk/desk-files';
import { LOCK_AFTER_MS, type StaffMember } from '../../domain/desk/staff';
import { deskChannels } from '../../offline/storage/desk-keys';
import { openBroadcast } from '../../offline/sync/broadcast';
import { createValue } from '../../offline/value';
import { askSession, deskCall, followSession, setDeskToken } from '../desk-call';
import { deskDatabase } from '../kept/desk-database';
import { forgetDeskFiles } from '../kept/desk-files';
import { createVault } from '../kept/vault';

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export type DeskState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'signed-out'; readonly why: 'never' | 'ended' | 'left' }
  | { readonly kind: 'locked'; readonly member: StaffMember }
  | { readonly kind: 'open'; readonly member: StaffMember; readonly key: CryptoKey };

export const deskState = createValue<DeskState>({ kind: 'opening' });

export const vault = createVault({ database: deskDatabase, now: () => Date.now() });

/** To the other tabs of this device. */
const channel = openBroadcast<'changed'>(deskChannels.session);

/** Typed without a signal: the server's lock is opened with it at the first contact, so that nobody types it twice. Never on the device. */
let typedPassword: string | null = null;

const open = (member: StaffMember, key: CryptoKey): void => deskState.set({ kind: 'open', member, key });

/** At the start, and when another tab has changed something. Shows what the device has before the server answers. */
async function openDesk(): Promise<void> {
  const kept = await vault.open().catch(() => ({ kind: 'empty' }) as const);
  deskState.set(kept.kind === 'empty' ? await withoutKey() : kept);
}

/** Signed in by the cookie alone, as after the site's data was wiped: the password makes a new key. */
async function withoutKey(): Promise<DeskState> {
  if (isDeskEntry(window.location.pathname)) return { kind: 'signed-out', why: 'never' };
  try {
    const { member } = await askSession({ isQuiet: true });
    return { kind: 'locked', member };
  } catch {
    return { kind: 'signed-out', why: 'never' };
  }
}

export function startDesk(): Promise<void> {
  followSession({
    ended: () => void endSession(),
    locked: () => void noteServerLock(),
    answered: () => void vault.noteContact().catch(() => undefined),
  });
  channel.listen(() => void openDesk());
  followIdleness();
  return openDesk();
}

/** Null when the code is still wanted. Throws like `call`. */
export async function signIn(email: string, password: string, code: string): Promise<DeskSession | null> {
  const session = await call(deskSignIn, { email, password, code, deviceName: navigator.userAgent });
  if (session !== null) await begin(session, password);
  return session;
}

/**
 * The device asks for a finger, a face or its own code. What the person left unsent here under a password waits for that. Throws like `call`, and
 * what the browser throws.
 */
export async function signInWithPasskey(): Promise<'open' | 'password-wanted'> {
  const signed = await startAuthentication({ optionsJSON: (await call(startPasskeySignIn, undefined)) as unknown as PasskeyOptions });
  const session = await call(passkeySignIn, { signed, deviceName: navigator.userAgent });
  const kept = await vault.open().catch(() => ({ kind: 'empty' }) as const);
  const isLeft = kept.kind === 'locked' && kept.member.staffId === session.member.staffId && (await vault.hasPassword());
  if (!isLeft) {
    await begin(session, null);
    return 'open';
  }
  setDeskToken(session.token);
  deskState.set(kept);
  return 'password-wanted';
}

/** Returns the recovery codes, shown this once. Throws like `call`. */
export async function join(typed: Omit<JoinCode, 'deviceName'>, password: string): Promise<readonly string[]> {
  const { session, recoveryCodes } = await call(joinDesk, { ...typed, deviceName: navigator.userAgent });
  await begin(session, password);
  return recoveryCodes;
}

async function begin({ member, token }: DeskSession, password: string | null): Promise<void> {
  setDeskToken(token);
  open(member, await vault.begin(member, password));
  channel.post('changed');
}

/** Without a signal the device's own key decides. Throws like `call` for a wrong password, and when only the server could say. */
export async function unlock(member: StaffMember, password: string): Promise<void> {
  const key = await vault.unlock(password);
  if (key !== null) {
    typedPassword = password;
    open(member, key);
    channel.post('changed');
    return openServerLock();
  }
  // No key of this password: perhaps there is none at all.
  await begin(await deskCall(unlockDesk, password), password);
}

async function openServerLock(): Promise<void> {
  if (typedPassword === null) return;
  try {
    await deskCall(unlockDesk, typedPassword);
    typedPassword = null;
  } catch (error) {
    // Later, with the next contact; a refusal is the lock's own affair.
    if (!(error instanceof NetworkError)) typedPassword = null;
  }
}

async function noteServerLock(): Promise<void> {
  if (typedPassword !== null) return openServerLock();
  await lockHere();
}

/** Leaves what is unsent where it is. */
export async function lock(): Promise<void> {
  await lockHere();
  await deskCall(lockDesk, undefined, { isQuiet: true }).catch(() => undefined);
}

async function lockHere(): Promise<void> {
  const state = deskState.get();
  if (state.kind !== 'open') return;
  typedPassword = null;
  deskState.set({ kind: 'locked', member: state.member });
  await vault.lock().catch(() => undefined);
  channel.post('changed');
}

/** Everywhere else the person is signed out. What lies here gets a key of the new password: call when nothing is unsent. Throws like `call`. */
export async function changePassword(typed: DeskPasswordChange): Promise<void> {
  const session = await deskCall(changeDeskPassword, { ...typed, deviceName: navigator.userAgent });
  await vault.wipe();
  await begin(session, typed.newPassword);
}

/** What still answers 401 then is no news. */
let isLeaving = false;

/** Deletes everything of the Desk on this device, also without a signal; the server is told if it can be. The state comes last: a page that goes deletes nothing more. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  await deskCall(deskSignOut, undefined, { signal: AbortSignal.timeout(SIGN_OUT_LIMIT_MS) }).catch(() => undefined);
  setDeskToken(null);
  await vault.wipe().catch(() => undefined);
  await forgetDeskFiles();
  deskState.set({ kind: 'signed-out', why: 'left' });
  channel.post('changed');
}

const SIGN_OUT_LIMIT_MS = 5_000;

/** Keeps what is unsent, sealed: the same person signs in again and it goes out. */
async function endSession(): Promise<void> {
  if (isLeaving || deskState.get().kind === 'signed-out') return;
  setDeskToken(null);
  typedPassword = null;
  await vault.lock().catch(() => undefined);
  deskState.set({ kind: 'signed-out', why: 'ended' });
  channel.post('changed');
}

const LOOK_EVERY_MS = 15_000;

function followIdleness(): void {
  let activeAt = Date.now();
  const note = (): void => {
    activeAt = Date.now();
    if (deskState.get().kind === 'open') void vault.noteActive().catch(() => undefined);
  };
  for (const event of ['pointerdown', 'keydown', 'scroll'] as const) window.addEventListener(event, note, { capture: true, passive: true });
  const look = (): void => {
    if (deskState.get().kind === 'open' && Date.now() - activeAt > LOCK_AFTER_MS) void lock();
  };
  setInterval(look, LOOK_EVERY_MS);
  // A tablet that slept all night runs no timer.
  document.addEventListener('visibilitychange', look);
  deskState.subscribe(note);
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changePassword, getDevices, signOutEverywhere } from '../../src/contract/account';
import { getCart } from '../../src/contract/cart';
import { forgotPassword, login, resetPassword, signUp } from '../../src/contract/session';
import type * as users from '../../server/repositories/users';
import { findUserByEmail } from '../../server/repositories/users';
import type * as passwords from '../../server/security/passwords';
import { createPasswordReset } from '../../server/security/passwords';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const OLD = 'plank by plank';
const NEW = 'nine oak planks';

/** What happens right after the next password is checked, or the next account is looked up, before the call acts on it. */
const overtaking: Record<'check' | 'lookUp', (() => Promise<unknown>) | null> = { check: null, lookUp: null };

async function overtakenAfter<Result>(step: keyof typeof overtaking, work: Promise<Result>): Promise<Result> {
  const result = await work;
  const happens = overtaking[step];
  overtaking[step] = null;
  await happens?.();
  return result;
}

vi.mock('../../server/security/passwords', async (importOriginal) => {
  const real = await importOriginal<typeof passwords>();
  const isPassword: typeof real.isPassword = (hash, password) => overtakenAfter('check', real.isPassword(hash, password));
  return { ...real, isPassword };
});
vi.mock('../../server/repositories/users', async (importOriginal) => {
  const real = await importOriginal<typeof users>();
  const findByEmail: typeof real.findUserByEmail = (db, email) => overtakenAfter('lookUp', real.findUserByEmail(db, email));
  return { ...real, findUserByEmail: findByEmail };
});

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => {
  Object.assign(overtaking, { check: null, lookUp: null });
});
afterAll(() => store.close());

const device = { deviceId: '', deviceName: 'Test' };
const cartStatus = async (client: ContractClient): Promise<number> => (await client.call(getCart, undefined)).httpStatus;
const sessionOf = (email: string, password: string) => new ContractClient(store).data(login, { email, password, ...device });

/** The owner of the account uses a mailed link. */
async function resetOf({ email }: { readonly email: string }): Promise<void> {
  const { db } = store.database;
  const { token } = await createPasswordReset(db, (await findUserByEmail(db, email))?.id ?? 0, store.services.now());
  await new ContractClient(store).data(resetPassword, { token, password: NEW });
}

it('A login whose password was right just before a reset opens nothing, and is refused as a wrong password is', async () => {
  const shopper = await newShopper(store);
  const thief = new ContractClient(store);
  overtaking.check = () => resetOf(shopper);
  expect(await thief.refusal(login, { email: shopper.email, password: OLD, ...device })).toBe(
    'The email address or the password is not right.',
  );
  expect(thief.cookies.has('refresh_token')).toBe(false);
  const owner = new ContractClient(store);
  owner.authKey = (await sessionOf(shopper.email, NEW)).authKey;
  expect(await owner.data(getDevices, undefined)).toHaveLength(1);
});

it('A login whose password was right just before its account was closed opens nothing once it is open again', async () => {
  const shopper = await newShopper(store);
  overtaking.check = () => ownerTool(store.database, 'shopper', 'disable', shopper.email);
  expect(await new ContractClient(store).refusal(login, { email: shopper.email, password: OLD, ...device })).toContain('not right');
  await ownerTool(store.database, 'shopper', 'enable', shopper.email);
  const owner = new ContractClient(store);
  owner.authKey = (await sessionOf(shopper.email, OLD)).authKey;
  expect(await owner.data(getDevices, undefined)).toHaveLength(1);
});

it('A repeated sign-up that a reset overtakes opens nothing', async () => {
  const person = { firstName: 'Ana', lastName: 'Diaz', email: 'repeated@example.com', password: OLD, deviceName: 'Test' };
  const headers = { 'Idempotency-Key': randomUUID() };
  await new ContractClient(store).data(signUp, person, headers);
  overtaking.check = () => resetOf(person);
  expect((await new ContractClient(store).call(signUp, person, headers)).outcome.kind).toBe('refused');
  const owner = new ContractClient(store);
  owner.authKey = (await sessionOf(person.email, NEW)).authKey;
  expect(await owner.data(getDevices, undefined)).toHaveLength(1);
});

it("A thief's change of the password that the owner's reset overtakes changes nothing: the owner's new password holds", async () => {
  const thief = await newShopper(store);
  overtaking.check = () => resetOf(thief);
  expect(await thief.refusal(changePassword, { currentPassword: OLD, password: 'mine from now on' })).toContain(
    'current password is not right',
  );
  expect(await cartStatus(thief)).toBe(401);
  expect((await sessionOf(thief.email, NEW)).firstName).toBe('Ana');
});

it("A thief's signing out everywhere that the owner's reset overtakes signs nobody out", async () => {
  const thief = await newShopper(store);
  const owner = new ContractClient(store);
  overtaking.check = async () => {
    await resetOf(thief);
    owner.authKey = (await sessionOf(thief.email, NEW)).authKey;
  };
  expect(await thief.refusal(signOutEverywhere, { currentPassword: OLD })).toContain('password is not right');
  expect(await cartStatus(owner)).toBe(200);
});

it('A link to reset a password is not mailed to an account that is erased meanwhile', async () => {
  const { email } = await newShopper(store);
  overtaking.lookUp = () => ownerTool(store.database, 'shopper', 'erase', email);
  await new ContractClient(store).data(forgotPassword, email);
  await store.settled();
  expect((await ownerTool(store.database, 'shopper', 'export', email)).exitCode).toBe(2);
});

import { expect, test } from 'vitest';
import type { Database } from '../db/database';
import { HttpProblem } from '../http/problems';
import type { UserRow } from '../repositories/users';
import { countLoginTry } from './sign-in';

const ANA = { id: 7, passwordHash: 'a hash' } as UserRow;
const input = (email = 'Ana@Shopper.example', deviceId = '') => ({ email, password: 'a guess', deviceId, deviceName: 'Phone' });

/** The counts of one try: what was counted for whom, and what was taken back. */
async function tried(login: Partial<Parameters<typeof countLoginTry>[2]>, { isKnown = false, full = '' } = {}) {
  const counted: string[] = [];
  const takenBack: string[] = [];
  const db = { select: () => ({ from: () => ({ where: async () => (isKnown ? [{}] : []) }) }) } as unknown as Database;
  const limitRate = async (limit: string, subject: string) => {
    if (limit === full) throw new HttpProblem(429, 'Too many tries.');
    counted.push(`${limit}: ${subject}`);
    return { giveBack: async () => void takenBack.push(limit) };
  };
  const hits = await countLoginTry(db, limitRate, { address: '10.0.0.1', input: input(), user: ANA, ...login }).catch(
    (error: unknown) => error,
  );
  return { counted, takenBack, hits };
}

test('A try of a stranger counts for the address, for the address and the account, and for the account', async () => {
  const { counted, hits } = await tried({});
  expect(counted.map((each) => each.replace(/[0-9a-f]{64}/, 'HASH'))).toEqual([
    'loginPerAddress: 10.0.0.1',
    'loginPerAddressAndAccount: 10.0.0.1 ana@shopper.example HASH',
    'loginPerAccount: ana@shopper.example HASH',
  ]);
  expect(hits).toHaveLength(3);
});

test('A known device counts for itself alone, and separately for each account that is used on it', async () => {
  const ana = await tried({ input: input('ana@shopper.example', 'tablet') }, { isKnown: true });
  const bo = await tried({ input: input('bo@shopper.example', 'tablet') }, { isKnown: true });
  for (const { counted, hits } of [ana, bo]) expect([counted.length, hits]).toMatchObject([1, [{}]]);
  expect(ana.counted[0]).toMatch(/^loginPerDevice: ana@shopper\.example \w+ tablet$/);
  expect(bo.counted[0]).toMatch(/^loginPerDevice: bo@shopper\.example \w+ tablet$/);
});

test('A device that sends no id, and the device of nobody, is no known one', async () => {
  expect((await tried({ input: input() }, { isKnown: true })).counted).toHaveLength(3);
  expect((await tried({ input: input('x@y.example', 'tablet'), user: undefined }, { isKnown: true })).counted).toHaveLength(3);
});

test('The account is the same in any case of its address, and another one after a new password', async () => {
  const accountOf = async (email: string, user: UserRow | undefined) => (await tried({ input: input(email), user })).counted[2];
  expect(await accountOf(' ANA@shopper.example ', ANA)).toBe(await accountOf('ana@shopper.example', ANA));
  expect(await accountOf('ana@shopper.example', { ...ANA, passwordHash: 'another' })).not.toBe(await accountOf('ana@shopper.example', ANA));
  expect(await accountOf('ana@shopper.example', undefined)).toBe('loginPerAccount: ana@shopper.example ');
});

test.each(['loginPerAddressAndAccount', 'loginPerAccount'])(
  'A try that %s refuses does not close the address to other accounts',
  async (full) => {
    const { hits, takenBack } = await tried({}, { full });
    expect(hits).toMatchObject({ httpStatus: 429 });
    expect(takenBack).toEqual(['loginPerAddress']);
  },
);

test('A refused address reaches no count of an account', async () => {
  const { counted, hits } = await tried({}, { full: 'loginPerAddress' });
  expect([counted, hits]).toMatchObject([[], { httpStatus: 429 }]);
});

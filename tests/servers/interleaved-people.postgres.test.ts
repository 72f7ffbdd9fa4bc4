import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddress, changeAddress, readAddresses, removeAddress, type AddressValues } from '../../server/repositories/addresses';
import { readProjectsSince, saveProjectCopy } from '../../server/repositories/projects';
import { createUser, findUserByEmail, usePasswordReset } from '../../server/repositories/users';
import { createPasswordReset } from '../../server/security/passwords';
import { secretHash } from '../../server/security/secrets';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { projectOf, roomOf } from '../fixtures/sample-rooms';
import { StatementGates } from '../fixtures/statement-gates';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';

// Two actions of one account, the second between any two statements of the first. It waits for the first's lock, or its condition fails.

let database: TestDatabase;
let gates: StatementGates;
beforeAll(async () => {
  database = await openTestDatabase();
  gates = await StatementGates.install(database);
});
afterAll(async () => {
  await gates.remove();
  await database.close();
});

let made = 0;
const nobody = () => ({ email: `twin-${(made += 1)}@example.com`, firstName: 'Ana', lastName: 'Diaz', passwordHash: 'old' });
async function newUserId(): Promise<number> {
  const user = await createUser(database.db, nobody());
  if (user === null) throw new Error('The account was not made');
  return user.id;
}
const lived = (result: PromiseSettledResult<unknown>): unknown => (result.status === 'fulfilled' ? result.value : result.reason);

describe('Two devices of one account at once', () => {
  it('lose no room of a project that both change', async () => {
    const { db } = database;
    const played = await gates.atEveryStatement(async () => {
      const userId = await newUserId();
      await saveProjectCopy(db, userId, projectOf([roomOf(['10 x 10'], { id: 'kitchen' })]), 1_000);
      const save = (id: string) => () => saveProjectCopy(db, userId, projectOf([roomOf(['10 x 10'], { id })]), 1_000);
      return {
        first: save('hall'),
        second: save('bath'),
        check: async () => {
          const [project] = (await readProjectsSince(db, userId, 0)).projects;
          expect(project?.rooms.map(({ id }) => id).sort()).toEqual(['bath', 'hall', 'kitchen']);
        },
      };
    });
    expect(played).toBeGreaterThan(3);
  });

  it('give two projects two versions, so that a third device misses neither', async () => {
    const { db } = database;
    await gates.atEveryStatement(async () => {
      const userId = await newUserId();
      const save = (id: string) => () => saveProjectCopy(db, userId, projectOf([], { id, changedAt: 5 }), 1_000);
      return {
        first: save('home'),
        second: save('cabin'),
        check: async (_played, statement) => {
          const { version, projects } = await readProjectsSince(db, userId, 0);
          expect(projects).toHaveLength(2);
          expect((await readProjectsSince(db, userId, version - 1)).projects, `at statement ${statement}`).toHaveLength(1);
        },
      };
    });
  });

  it('keep exactly one default address, whatever both do with it', async () => {
    const { db } = database;
    const draft = (name: string): AddressValues => ({
      ...SAMPLE_HOUSE,
      name,
      mobileNumber: '3055550100',
      isDefault: true,
      latitude: null,
      longitude: null,
      placeId: null,
    });
    const acts: Readonly<Record<string, (userId: number, ids: readonly number[]) => Promise<unknown>>> = {
      add: (userId: number) => addAddress(db, userId, draft('Added')),
      change: async (userId: number, ids: readonly number[]) => changeAddress(db, userId, ids[0] ?? 0, draft('Changed')),
      remove: async (userId: number, ids: readonly number[]) => removeAddress(db, userId, ids[1] ?? 0, Date.now()),
    };
    for (const first of Object.values(acts))
      for (const second of Object.values(acts))
        await gates.atEveryStatement(async () => {
          const userId = await newUserId();
          for (const name of ['One', 'Two']) await addAddress(db, userId, draft(name));
          const ids = (await readAddresses(db, userId)).map(({ id }) => id).toReversed();
          return {
            first: () => first(userId, ids),
            second: () => second(userId, ids),
            check: async () => expect((await readAddresses(db, userId)).filter(({ isDefault }) => isDefault)).toHaveLength(1),
          };
        });
  });
});

describe('One thing that is claimed twice at once', () => {
  it('is one account for one mailbox', async () => {
    const { db } = database;
    await gates.atEveryStatement(async () => {
      const user = nobody();
      const signUp = () => createUser(db, user);
      return {
        first: signUp,
        second: signUp,
        check: async ({ first, second }) => {
          expect([lived(first), lived(second)].filter((account) => account === null)).toHaveLength(1);
          expect(await findUserByEmail(db, user.email)).toBeDefined();
        },
      };
    });
  });

  it('is a reset link that sets one password', async () => {
    const { db } = database;
    await gates.atEveryStatement(async () => {
      const userId = await newUserId();
      const { token } = await createPasswordReset(db, userId, Date.now());
      const use = (password: string) => () => usePasswordReset(db, secretHash(token), password, Date.now());
      return {
        first: use('one'),
        second: use('two'),
        check: async ({ first, second }) => expect([lived(first), lived(second)].sort()).toEqual([userId, null].sort()),
      };
    });
  });
});

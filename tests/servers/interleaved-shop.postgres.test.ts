import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingMails } from '../../server/db/schema/mails';
import { productStock } from '../../server/db/schema/catalogue';
import { lockCatalogue } from '../../server/repositories/catalogue-changes';
import { readOwnersVersion } from '../../server/repositories/catalogue';
import { readContentRows, replaceContent } from '../../server/repositories/content-rows';
import { publishDueArticles } from '../../server/repositories/due-articles';
import { deleteExpired } from '../../server/repositories/retention';
import { claimDueMails, markFailed, putMail } from '../../server/repositories/outgoing-mails';
import { endPromo, findPromo, insertPromo, judgePromoUse, revivePromo } from '../../server/repositories/promos';
import { searchSampleOrders, settleSampleOrder, takeSampleOrder } from '../../server/repositories/samples';
import { changeSettings, readSettings } from '../../server/repositories/settings';
import { changeStock, publishMovedStock } from '../../server/repositories/stock';
import { takeBoxes } from '../../server/repositories/stock-uses';
import { MAX_SAMPLES, MAX_SAMPLES_A_MONTH } from '../../src/domain/samples';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { StatementGates } from '../fixtures/statement-gates';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';

// What the owner changes while shoppers use it. The second action runs between any two statements of the first, or waits for its lock.

const MINUTE_MS = 60_000;
const MAPLE = { productId: 107, slug: 'family-20-coastal-maple' };
const DAY = '2026-11-26';

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
beforeEach(() => {
  made += 1000;
});
const inOne =
  <Result>(work: (tx: TestDatabase['db']) => Promise<Result>) =>
  () =>
    database.db.transaction(work);

describe('Boxes on hand', () => {
  const line = { ...MAPLE, title: 'Maple', boxes: 7, pricePerBoxCents: 1, sqftPerBox: 1 };
  const onHand = async () =>
    (await database.db.select().from(productStock).where(eq(productStock.productId, MAPLE.productId))).map(
      ({ boxesOnHand }) => boxesOnHand,
    );
  const count = (boxesOnHand: number | undefined, backOn: string | null | undefined) =>
    changeStock(database.db, { slug: MAPLE.slug, boxesOnHand, backOn }, DAY);

  it('that two orders take at once are never sold twice', async () => {
    await gates.atEveryStatement(async () => {
      await count(10, null);
      const take = inOne(async (tx) => takeBoxes(tx, [line], DAY));
      return {
        first: take,
        second: take,
        check: async ({ first, second }) => {
          const taken = [first, second].flatMap((one) => (one.status === 'fulfilled' ? one.value.map((box) => box.taken) : []));
          expect([taken.toSorted(), await onHand()]).toEqual([[3, 7], [0]]);
        },
      };
    });
  });

  it('keep what an order took while the owner writes the day for more', async () => {
    await gates.atEveryStatement(async () => {
      await count(10, null);
      return {
        first: () => count(undefined, '2026-12-24'),
        second: inOne(async (tx) => takeBoxes(tx, [line], DAY)),
        check: async (_played, statement) => expect(await onHand(), `at statement ${statement}`).toEqual([3]),
      };
    });
  });

  it('that an order takes while moved ones are published stay to be published', async () => {
    await gates.atEveryStatement(async () => {
      await count(10, null);
      await inOne(async (tx) => takeBoxes(tx, [line], DAY))();
      return {
        first: () => publishMovedStock(database.db),
        second: inOne(async (tx) => takeBoxes(tx, [{ ...line, boxes: 1 }], DAY)),
        check: async (played, statement) => {
          // Taken after the publication: to be published. Before it: published.
          await publishMovedStock(database.db);
          expect(played.second.status).toBe('fulfilled');
          const [row] = await database.db.select().from(productStock).where(eq(productStock.productId, MAPLE.productId));
          expect([row?.boxesOnHand, row?.isMoved], `at statement ${statement}`).toEqual([2, false]);
        },
      };
    });
  });
});

describe('A promo code', () => {
  it('with a limit that the owner ends while a shopper uses it is used before its end or not at all, and both go through', async () => {
    await gates.atEveryStatement(async () => {
      const code = `ENDS${(made += 1)}`;
      await insertPromo(database.db, { code, status: 'Active', percentHundredths: 1_000, startsAt: 0, endsAt: 9_000 }, 1);
      return {
        first: inOne(async (tx) => judgePromoUse(tx, code, 1)),
        second: () => endPromo(database.db, code, 5_000),
        check: async ({ first, second }) => {
          expect([first, second]).toMatchObject([{ value: 'free' }, { status: 'fulfilled' }]);
          expect(await findPromo(database.db, code)).toMatchObject({ endsAt: 5_000 });
        },
      };
    });
  });

  it('that is ended twice keeps the earlier end', async () => {
    await gates.atEveryStatement(async () => {
      const code = `TWICE${(made += 1)}`;
      await insertPromo(database.db, { code, status: 'Active', percentHundredths: 1_000, startsAt: 0, endsAt: 9_000 });
      return {
        first: () => endPromo(database.db, code, 6_000),
        second: () => endPromo(database.db, code, 3_000),
        check: async () => expect(await findPromo(database.db, code)).toMatchObject({ endsAt: 3_000 }),
      };
    });
  });

  it('is not revived until a day before it begins', async () => {
    const code = `LATER${(made += 1)}`;
    await insertPromo(database.db, { code, status: 'Active', percentHundredths: 1_000, startsAt: 7_000, endsAt: 9_000 });
    expect(await revivePromo(database.db, code, 6_000)).toBeUndefined();
    expect(await revivePromo(database.db, code, 7_000)).toMatchObject({ endsAt: 7_000 });
  });
});

describe('Samples', () => {
  const order = (email: string) =>
    inOne(async (tx) =>
      takeSampleOrder(
        tx,
        { ...SAMPLE_HOUSE, line1: `${made} Coral Way`, mobileNumber: '3055550100', email, productIds: [101, 107, 141, 133] },
        { now: Date.now(), clientId: null, isNear: () => true },
      ),
    );

  it('of two orders for one house are as many as one house gets', async () => {
    await gates.atEveryStatement(async () => {
      made += 1;
      const before = MAX_SAMPLES_A_MONTH / MAX_SAMPLES - 1;
      for (let index = 0; index < before; index += 1) await order(`before-${made}@example.com`)();
      return {
        first: order(`one-${made}@example.com`),
        second: order(`two-${made}@example.com`),
        check: async ({ first, second }) => {
          const kinds = [first, second].map((one) => (one.status === 'fulfilled' ? one.value.kind : one.reason));
          expect(kinds.toSorted()).toEqual(['taken', 'too-many']);
        },
      };
    });
  });

  it('are shipped or cancelled, not both', async () => {
    await gates.atEveryStatement(async () => {
      made += 1;
      await order(`settled-${made}@example.com`)();
      const [latest] = await searchSampleOrders(database.db, { words: [], state: 'new' }, { limit: 1, beforeId: null });
      const settle = (to: 'shipped' | 'cancelled') =>
        inOne(async (tx) => settleSampleOrder(tx, latest?.id ?? 0, to, { by: 'owner', now: 1 }));
      return {
        first: settle('shipped'),
        second: settle('cancelled'),
        check: async ({ first, second }) => {
          const settled = [first, second].map((one) => (one.status === 'fulfilled' ? one.value?.state : one.reason));
          expect(settled.filter((state) => state !== undefined)).toHaveLength(1);
        },
      };
    });
  });
});

describe('Settings and content', () => {
  it('of two changes at once are both kept', async () => {
    await gates.atEveryStatement(async () => {
      made += 1;
      return {
        first: () => changeSettings(database.db, { shopName: `Shop ${made}` }),
        second: () => changeSettings(database.db, { orderPrefix: `P${made}-` }),
        check: async () => expect(await readSettings(database.db)).toMatchObject({ shopName: `Shop ${made}`, orderPrefix: `P${made}-` }),
      };
    });
  });

  it('are not written over by an import that was planned before the other change', async () => {
    await gates.atEveryStatement(async () => {
      made += 1;
      const planned = await readOwnersVersion(database.db);
      const bring = (aboutHtml: string) =>
        inOne(async (tx) => {
          if ((await lockCatalogue(tx)) !== planned) return 'overtaken';
          const { reviews } = await readContentRows(tx);
          await replaceContent(tx, { reviews: reviews.map((review) => ({ ...review, text: aboutHtml })) });
          return 'done';
        });
      return {
        first: bring(`one ${made}`),
        second: bring(`two ${made}`),
        check: async ({ first, second }) => {
          const ends = [first, second].map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
          expect(ends.toSorted()).toEqual(['done', 'overtaken']);
        },
      };
    });
  });

  it('publish the articles of a day once', async () => {
    let day = 0;
    await gates.atEveryStatement(async () => {
      day += 1;
      const publish = () => publishDueArticles(database.db, `2027-01-${String(day).padStart(2, '0')}`);
      return {
        first: publish,
        second: publish,
        check: async ({ first, second }) => {
          const published = [first, second].map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
          expect(published.filter((isNew) => isNew !== false && isNew !== true)).toEqual([]);
          expect(published.filter((isNew) => isNew === true).length).toBeLessThanOrEqual(1);
        },
      };
    });
  });

  it('are cleaned up by two servers at once without a failure', async () => {
    await gates.atEveryStatement(async () => {
      const clean = () => deleteExpired(database.db, Date.now());
      return {
        first: clean,
        second: clean,
        check: async ({ first, second }) => expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']),
      };
    });
  });
});

describe('A mail that is due', () => {
  const claim = { limit: 4, claimMs: 10 * MINUTE_MS, tried: [] };
  const queue = async (): Promise<void> => {
    const { db } = database;
    await db.delete(outgoingMails);
    for (const to of ['ana', 'bob']) await putMail(db, { to: `${to}@example.com`, subject: 'Ready', text: 'Come' }, { now: 1_000 });
  };

  it('is claimed by one server, and the other does not wait for it', async () => {
    const { db } = database;
    await gates.atEveryStatement(async () => {
      await queue();
      return {
        first: () => db.transaction((tx) => claimDueMails(tx, 2_000, claim)),
        second: () => claimDueMails(db, 2_000, claim),
        check: async ({ first, second, hasWaited }) => {
          const taken = [first, second].flatMap((result) =>
            result.status === 'fulfilled' && Array.isArray(result.value) ? result.value : [],
          );
          expect([taken.length, hasWaited]).toEqual([2, false]);
        },
      };
    });
  });

  it('that one server could not send in time stays with the server that has claimed it since', async () => {
    const { db } = database;
    await queue();
    const [lost] = await claimDueMails(db, 2_000, { ...claim, limit: 1 });
    const later = 2_000 + claim.claimMs;
    const [again] = await claimDueMails(db, later, { ...claim, limit: 1 });
    expect(again).toMatchObject({ id: lost?.id, tries: 2 });
    if (lost !== undefined) await markFailed(db, lost, { problem: 'too late', nextTryAt: later, now: later });
    expect((await claimDueMails(db, later, claim)).map(({ id }) => id)).not.toContain(lost?.id);
  });
});

import type { Database } from '../../server/db/database';

const CALLS: readonly (string | symbol)[] = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'];

/** How long a server's database goes on responding, counted in calls: each call is a place where the server can break off. */
export class Lifeline {
  /** How often a call was not carried out because the process ended or the connection broke there. */
  breakOffs = 0;
  #callsLeft = Number.POSITIVE_INFINITY;
  #isEndForGood = false;

  get isOver(): boolean {
    return this.#isEndForGood && this.#callsLeft <= 0;
  }

  /** The process ends after so many more calls: none is carried out from then on. */
  endAfter(calls: number): void {
    this.#callsLeft = calls;
    this.#isEndForGood = true;
  }

  /** One call fails after so many more; the process lives on. */
  failOnceAfter(calls: number): void {
    if (!this.#isEndForGood) this.#callsLeft = calls;
  }

  /** Nothing more will fail, unless the process has ended. */
  spare(): void {
    if (this.isOver) return;
    this.#callsLeft = Number.POSITIVE_INFINITY;
    this.#isEndForGood = false;
  }

  /** Called where a call begins, and before and after each commit. Throws where the server breaks off. */
  pass(): void {
    this.#callsLeft -= 1;
    if (this.#callsLeft > 0) return;
    if (!this.#isEndForGood) this.#callsLeft = Number.POSITIVE_INFINITY;
    this.breakOffs += 1;
    throw new Error('The server broke off here');
  }
}

/** The database as a server sees it that breaks off: what was committed stays, what was not is rolled back. */
export function endingDatabase(db: Database, life: Lifeline): Database {
  const calls = passing(life);
  const transaction: Database['transaction'] = async (work, config) => {
    life.pass();
    const result = await db.transaction(async (tx) => {
      const done = await work(new Proxy(tx, { get: (target, name) => calls(target, name) }));
      life.pass();
      return done;
    }, config);
    life.pass();
    return result;
  };
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : calls(target, name)) });
}

const passing =
  (life: Lifeline) =>
  (target: object, name: string | symbol): unknown => {
    const member: unknown = Reflect.get(target, name, target);
    if (typeof member !== 'function' || !CALLS.includes(name)) return member;
    return (...given: unknown[]): unknown => {
      life.pass();
      return Reflect.apply(member, target, given);
    };
  };

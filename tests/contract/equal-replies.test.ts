import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../server/app';
import type { StoreApp } from '../../server/http/store-app';
import { forgotPassword, login } from '../../src/contract/session';
import { newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

// A reply must not tell who has an account, nor must the time it takes. Time on a busy machine tells little, so the work
// is compared instead: the same statements and as many password hashes of the same cost take as long.

const work = vi.hoisted(() => ({ hashes: [] as string[] }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const verify: typeof Argon2.verify = (hashed, ...more) => {
    work.hashes.push(String(hashed).split('$').slice(0, 4).join('$'));
    return argon2.verify(hashed, ...more);
  };
  return { ...argon2, verify };
});

let store: TestStore;
/** The store, with its background work kept from running. */
let app: StoreApp;
let known: readonly string[];
const unknown = ['nobody-1@example.com', 'a.much.longer.name.that.nobody.has@mail.example.com', 'n@e.co'];
const statements: string[] = [];
const background: (() => Promise<void>)[] = [];
beforeAll(async () => {
  store = await openTestStore();
  app = createApp({ ...store.services, inBackground: (task) => void background.push(task) });
  known = await Promise.all([1, 2, 3].map(async () => (await newShopper(store)).email));
  watchStatements();
  // The first login ever also makes the hash that unknown accounts are held against.
  await ask(login.path, { 'Appuser[email]': 'first@example.com', 'Appuser[password]': 'some planks' });
});
afterAll(() => store.close());
beforeEach(() => {
  for (const list of [statements, background, work.hashes]) list.length = 0;
});

function watchStatements(): void {
  const client: unknown = Reflect.get(store.database.db, '$client');
  if (typeof client !== 'object' || client === null) throw new Error('This database has no client');
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new Error('This client has no query');
  Reflect.set(client, 'query', (statement: unknown, ...more: unknown[]): unknown => {
    statements.push(typeof statement === 'string' ? statement : JSON.stringify(Reflect.get(Object(statement), 'text')));
    return Reflect.apply(query, client, [statement, ...more]);
  });
}

async function ask(path: string, fields: Readonly<Record<string, string>>) {
  const [sentBefore, hashesBefore, tasksBefore] = [statements.length, work.hashes.length, background.length];
  const reply = await app.request(`/api${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    received: { httpStatus: reply.status, body: await reply.text(), headers: [...reply.headers.keys()].sort() },
    work: { statements: statements.slice(sentBefore), hashes: work.hashes.slice(hashesBefore), tasks: background.length - tasksBefore },
  };
}

const everyOne = async (path: string, fieldsFor: (email: string) => Readonly<Record<string, string>>) => {
  const replies = [];
  for (const email of [...known, ...unknown]) replies.push(await ask(path, fieldsFor(email)));
  return replies;
};

describe('A known address and an unknown one', () => {
  it('get the same answer to a wrong password, for the same work: one hash of the full cost', async () => {
    const [first, ...others] = await everyOne(login.path, (email) => ({ 'Appuser[email]': email, 'Appuser[password]': 'not this one' }));
    expect(first?.received).toMatchObject({ httpStatus: 200, body: expect.stringContaining('is not right') });
    expect(first?.work.hashes).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(first?.work.statements.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  it('get the same answer to a forgotten password, before anything is done that would tell them apart', async () => {
    const [first, ...others] = await everyOne(forgotPassword.path, (email) => ({ 'Appuser[email]': email }));
    expect(first?.received).toMatchObject({ httpStatus: 200, body: expect.stringContaining('is on the way') });
    expect(first?.work).toMatchObject({ hashes: [], tasks: 1 });
    for (const other of others) expect(other).toEqual(first);
  });
});

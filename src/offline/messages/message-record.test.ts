import { expect, it } from 'vitest';
import { readMessageRecord } from './message-record';

const RECORD = {
  v: 1,
  id: '0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c',
  accountId: 'elena',
  message: { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Hello' },
  savedAt: 5_000,
  state: 'refused',
  refusal: 'Too long',
};

it('An unsent message on the device is read as it was written', () => {
  expect(readMessageRecord(RECORD)).toMatchObject(RECORD);
  expect(readMessageRecord({ ...RECORD, accountId: null, state: 'waiting', refusal: null })).toMatchObject({
    accountId: null,
    state: 'waiting',
    refusal: null,
  });
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'text'],
  ['one of a later build', { ...RECORD, v: 2 }],
  ['one without an id', { ...RECORD, id: 7 }],
  ['one without words', { ...RECORD, message: null }],
  ...Object.keys(RECORD.message).map((name): [string, unknown] => [
    `one without ${name}`,
    { ...RECORD, message: { ...RECORD.message, [name]: 7 } },
  ]),
])('What is %s is no message', (_what, stored) => {
  expect(readMessageRecord(stored)).toBeNull();
});

it.each<[object, object]>([
  [{ accountId: 7 }, { accountId: null }],
  [{ savedAt: 'x' }, { savedAt: 0 }],
  [{ state: 'odd' }, { state: 'waiting' }],
  [{ refusal: 7 }, { refusal: null }],
])('A message that is damaged in %j alone is read as %j: its words are not lost', (damage, read) => {
  expect(readMessageRecord({ ...RECORD, ...damage })).toMatchObject({ ...RECORD, ...read });
});

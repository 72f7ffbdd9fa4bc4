import { expect, it } from 'vitest';
import { MAX_SAMPLES } from '../domain/samples';
import { isSampleRequest, readMessageRecord, readSampleFloors } from './message-record';

const RECORD = {
  v: 1,
  id: '0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c',
  accountId: 'elena',
  message: { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Hello' },
  savedAt: 5_000,
  state: 'refused',
  refusal: 'Too long',
  tries: { attempts: 2, lastTryAt: 4_000, notBefore: 9_000, retryAt: 8_000 },
  isStoreBusy: true,
};
const ORDER = {
  floors: [{ productId: 7, slug: 'oak', title: 'Oak' }],
  name: 'Elena Ruiz',
  line1: '1 Main St',
  line2: 'Unit 2',
  postalCode: '33101',
  city: 'Miami',
  state: 'FL',
  mobileNumber: '3055550142',
  email: 'elena@shopper.example',
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
  ['null', null],
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
  [{ tries: undefined }, { tries: { attempts: 0, lastTryAt: 0, notBefore: 0, retryAt: 0 } }],
  [{ isStoreBusy: 1 }, { isStoreBusy: false }],
])('A message that is damaged in %j alone is read as %j: its words are not lost', (damage, read) => {
  expect(readMessageRecord({ ...RECORD, ...damage })).toMatchObject({ ...RECORD, ...read });
});

it('An order of samples on the device is read as it was written, and is no message of the contact page', () => {
  const read = readMessageRecord({ ...RECORD, message: ORDER });
  expect(read?.message).toEqual(ORDER);
  expect([read, readMessageRecord(RECORD)].map((record) => record !== null && isSampleRequest(record.message))).toEqual([true, false]);
});

it.each(Object.keys(ORDER).filter((name) => name !== 'floors'))(
  'An order of samples without %s keeps the rest of it: the store asks',
  (name) => {
    expect(readMessageRecord({ ...RECORD, message: { ...ORDER, [name]: 7 } })?.message).toEqual({ ...ORDER, [name]: '' });
  },
);

const floor = (productId: number) => ({ productId, slug: `floor-${productId}`, title: `Floor ${productId}` });

it('Floors whose samples were chosen are read as they were written, each once', () => {
  expect(readSampleFloors([floor(1), floor(2), { ...floor(1), title: 'Again' }])).toEqual([{ ...floor(1), title: 'Again' }, floor(2)]);
});

it.each<unknown>([
  { ...floor(1), productId: '1' },
  { ...floor(1), productId: 1.5 },
  { ...floor(1), productId: -1 },
  { ...floor(1), slug: 7 },
  { ...floor(1), slug: '' },
  'text',
  null,
])('What is %j is no floor, and the rest is read', (odd) => {
  expect(readSampleFloors([odd, floor(2)])).toEqual([floor(2)]);
});

it('No more are read than the shop sends at a time, and none of what is no list', () => {
  const many = Array.from({ length: MAX_SAMPLES + 1 }, (_, index) => floor(index + 1));
  expect(readSampleFloors(many)).toEqual(many.slice(0, MAX_SAMPLES));
  expect(readSampleFloors('text')).toEqual([]);
  expect(readSampleFloors([{ ...floor(1), title: 7 }])).toEqual([{ ...floor(1), title: '' }]);
});

import { describe, expect, it } from 'vitest';
import { productNumber } from '../../tests/fixtures/cart-product';
import { readKeptProject, readRoom } from './rooms-record';
import { NO_TRIES } from './sync/backoff';

const PART = { id: 'p1', typed: '14 x 18', isTakenAway: false, place: 'left' };
const ROOM = {
  id: 'r1',
  name: 'Kitchen',
  parts: [PART, { id: 'p2', typed: '2 x 3', isTakenAway: true, place: 'middle' }],
  pattern: 'herringbone',
  wastePercent: 25,
  floorId: 7,
  doorways: 2,
  stairSteps: 13,
  note: 'Cut the door',
  madeAt: 1_000,
  changedAt: 2_000,
  seen: { here: 2_000, there: 1_900 },
  other: {
    name: 'Kitchen',
    parts: [PART],
    pattern: 'straight',
    wastePercent: null,
    floorId: null,
    doorways: 0,
    stairSteps: 0,
    note: '',
    changedAt: 1_900,
  },
};
const FLOOR = { ...productNumber(7), hasPad: true, installMethod: 'glue', notedAt: 3_000 };
const TERMS = { isInstallationChosen: false, fulfilment: 'Delivery', zip: '33101', promo: { code: 'SPRING', percentHundredths: 500 } };
const PROJECT = {
  id: 'j1',
  name: 'Beach house',
  rooms: [ROOM],
  removedRooms: { r0: 900 },
  floorId: 7,
  floors: [FLOOR],
  terms: TERMS,
  removedThrough: 4_000,
  madeAt: 800,
  changedAt: 3_500,
};
const STORED = { v: 1, ...PROJECT };

const readProject = (stored: unknown) => readKeptProject(stored)?.project;

describe('A project on the device', () => {
  it('is read as it was written', () => {
    expect(readProject(STORED)).toEqual(PROJECT);
    const later = { ...STORED, removedThrough: null, floorId: null, terms: { ...TERMS, fulfilment: 'Pickup', promo: null } };
    expect(readProject(later)).toMatchObject({ removedThrough: null, floorId: null, terms: { fulfilment: 'Pickup', promo: null } });
  });

  it.each<unknown>([null, 'text', { ...STORED, v: 2 }, { ...STORED, id: 7 }, { ...STORED, v: undefined }])(
    'that is %j is none',
    (stored) => {
      expect(readKeptProject(stored)).toBeNull();
    },
  );

  it.each<[object, object]>([
    [{ name: 7 }, { name: '' }],
    [{ rooms: 'none' }, { rooms: [] }],
    [{ rooms: [{ ...ROOM, id: 7 }, 3, ROOM] }, { rooms: [ROOM] }],
    [{ removedRooms: null }, { removedRooms: {} }],
    [{ removedRooms: { r0: 'x', r1: 5 } }, { removedRooms: { r1: 5 } }],
    [{ floorId: 'x' }, { floorId: null }],
    [{ floors: [null, { ...FLOOR, id: 'x' }, FLOOR] }, { floors: [FLOOR] }],
    [{ terms: 7 }, { terms: { isInstallationChosen: true, fulfilment: 'Pickup', zip: '', promo: null } }],
    [{ removedThrough: 'x' }, { removedThrough: null }],
    [
      { madeAt: 'x', changedAt: -1 },
      { madeAt: 0, changedAt: 0 },
    ],
  ])('that is damaged in %j alone is read as %j', (damage, read) => {
    expect(readProject({ ...STORED, ...damage })).toEqual({ ...PROJECT, ...read });
  });

  it.each<[object, object]>([
    [{ isInstallationChosen: 'x' }, { isInstallationChosen: true }],
    [{ fulfilment: 'Carrier' }, { fulfilment: 'Pickup' }],
    [{ zip: 33101 }, { zip: '' }],
    [{ promo: 'SPRING' }, { promo: null }],
    [{ promo: { code: 7, percentHundredths: 500 } }, { promo: null }],
    [{ promo: { code: 'SPRING', percentHundredths: 'x' } }, { promo: null }],
  ])('whose terms are damaged in %j has %j', (damage, read) => {
    expect(readProject({ ...STORED, terms: { ...TERMS, ...damage } })?.terms).toEqual({ ...TERMS, ...read });
  });

  it.each<[object, object]>([
    [{ hasPad: 'x' }, { hasPad: null }],
    [{ installMethod: 'nail' }, { installMethod: null }],
    [{ notedAt: 'x' }, { notedAt: 0 }],
  ])('keeps a floor that is damaged in %j with %j', (damage, read) => {
    expect(readProject({ ...STORED, floors: [{ ...FLOOR, ...damage }] })?.floors).toEqual([{ ...FLOOR, ...read }]);
  });
});

describe('A room on the device', () => {
  it.each<[object, object]>([
    [{ name: null }, { name: '' }],
    [{ parts: null }, { parts: [] }],
    [{ parts: [{ ...PART, id: 7 }, PART] }, { parts: [PART] }],
    [{ parts: [{ ...PART, typed: 7 }] }, { parts: [{ ...PART, typed: '' }] }],
    [{ parts: [{ ...PART, place: 'middle' }] }, { parts: [{ ...PART, place: 'right' }] }],
    [{ parts: [{ ...PART, isTakenAway: true }] }, { parts: [{ ...PART, isTakenAway: true, place: 'top-right' }] }],
    [{ parts: [{ ...PART, isTakenAway: 1 }] }, { parts: [PART] }],
    [{ parts: [{ ...PART, distance: '3 ft' }] }, { parts: [{ ...PART, distance: '3 ft' }] }],
    [{ parts: [{ ...PART, distance: 7 }] }, { parts: [PART] }],
    [{ pattern: 'wild' }, { pattern: 'straight' }],
    [{ wastePercent: 12 }, { wastePercent: null }],
    [{ floorId: null }, { floorId: null }],
    [
      { doorways: 'x', stairSteps: null },
      { doorways: 0, stairSteps: 0 },
    ],
    [{ note: 7 }, { note: '' }],
    [
      { madeAt: null, changedAt: 'x' },
      { madeAt: 0, changedAt: 0 },
    ],
  ])('that is damaged in %j alone is read as %j: what was measured is not lost', (damage, read) => {
    expect(readRoom({ ...ROOM, ...damage })).toEqual({ ...ROOM, ...read });
  });
});

it('Whose a project is, and what its account says of it, is read beside it', () => {
  const kept = {
    accountId: 'elena',
    isUnsent: true,
    refusal: 'Too many rooms',
    tries: { attempts: 1, lastTryAt: 2, notBefore: 3, retryAt: 4 },
  };
  expect(readKeptProject({ ...STORED, ...kept })).toEqual({ project: PROJECT, ...kept });
  expect(readKeptProject({ ...STORED, accountId: 7, isUnsent: 1, refusal: 7, tries: 7 })).toEqual({
    project: PROJECT,
    accountId: null,
    isUnsent: false,
    refusal: null,
    tries: NO_TRIES,
  });
});

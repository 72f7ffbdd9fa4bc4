import { describe, expect, test } from 'vitest';
import { isAtPlace, locateAddress } from './locate-address';
import { nearZip, zipCentre } from './zip-codes';

const CORAL_WAY = { latitude: 25.7505, longitude: -80.2186 };
const SHOP = { latitude: 25.82, longitude: -80.36 };
const LINES = { line1: '1420 Coral Way', line2: '', city: 'Miami', state: 'FL', postalCode: '33145' };
const NOWHERE = { latitude: null, longitude: null };
const PLACE = { ...LINES, ...CORAL_WAY };

describe('Where an address lies', () => {
  test('is what the search said of a house', async () => {
    expect(await locateAddress({ ...LINES, placeId: 'sample-0', ...CORAL_WAY })).toEqual({ position: CORAL_WAY, source: 'place' });
    // A place whose ZIP code is too new for the list.
    expect(await locateAddress({ ...LINES, postalCode: '00000', placeId: 'sample-0', ...CORAL_WAY })).toMatchObject({ source: 'place' });
  });

  test.each([NOWHERE, CORAL_WAY, SHOP, { latitude: 0, longitude: 0 }, { latitude: 95, longitude: -80 }])(
    "is the ZIP code's centre for whatever coordinates without a place: %j",
    async (sent) => {
      expect(await locateAddress({ ...LINES, placeId: null, ...sent })).toEqual({ position: await zipCentre('33145'), source: 'zip' });
    },
  );

  test.each(['', '00000', '331', '3314', '33145x', '33145 USA', 'SW1A 1AA', '__proto__', 'constructor'])(
    'is not known by %o, with coordinates or without',
    async (postalCode) => {
      expect(await zipCentre(postalCode)).toBeNull();
      expect(await locateAddress({ ...LINES, placeId: null, postalCode, ...NOWHERE })).toBeNull();
      expect(await locateAddress({ ...LINES, placeId: null, postalCode, ...SHOP })).toBeNull();
    },
  );

  test.each(['', '33145 USA', '3314'])('is not known by %o beside a place either: missing is never equal', async (postalCode) => {
    expect(await locateAddress({ ...LINES, postalCode, placeId: 'sample-0', ...CORAL_WAY })).toBeNull();
    expect(isAtPlace(PLACE, { ...LINES, postalCode })).toBe(false);
    expect(isAtPlace({ ...PLACE, postalCode }, { ...LINES, postalCode })).toBe(false);
    expect(isAtPlace({ ...PLACE, postalCode }, LINES)).toBe(false);
  });

  test.each(['33178', ' 33178 ', '33178-1234', '331781234', '３３１７８'])(
    "finds the shop's own ZIP code written as %o",
    async (postalCode) => {
      expect(await zipCentre(postalCode)).toEqual({ latitude: 25.835497, longitude: -80.422481 });
    },
  );

  test.each([
    { line1: '12090 SW 88th Street' },
    { line1: '1420 Coral Way #10234' },
    { line1: 'PO Box 10234' },
    { line2: 'Apt 10234' },
    { line1: 'Attn Ana', line2: '12090 SW 88th Street' },
    { line2: 'FL 33145-1234' },
  ])('is not taken for that of another ZIP code because of %j', async (part) => {
    expect(await locateAddress({ ...LINES, ...part, placeId: null, ...NOWHERE })).toMatchObject({ source: 'zip' });
  });
});

describe('An address at a place of the search', () => {
  test.each([
    {},
    { line1: '1420 Coral Way Apt 9' },
    { line1: '(1420)  CORAL-WAY., bldg 2 # 9b' },
    { line2: 'Unit 9' },
    { line2: 'Gate code 4411, ring twice' },
    { postalCode: '33145-1234' },
  ])('may have %j', (part) => {
    expect(isAtPlace(PLACE, { ...LINES, ...part })).toBe(true);
  });

  test.each([
    { line1: '1422 Coral Way' },
    { line1: '1420 Coral Way 900 Far Road' },
    { line1: '1420 Coral Way or rather Boca Raton' },
    { line2: '900 Far Road' },
    { line2: 'no: nine hundred far road' },
    { city: 'Doral' },
    { state: 'GA' },
    { postalCode: '33146' },
  ])('is another one with %j', (part) => {
    expect(isAtPlace(PLACE, { ...LINES, ...part })).toBe(false);
  });

  test.each(['', 'Coral Way', '8th Street', 'US-1', '1420'])('is not at a place as large as %o', (line1) => {
    expect(isAtPlace({ ...PLACE, line1 }, { ...LINES, line1: line1 === '' ? LINES.line1 : line1 })).toBe(false);
    expect(isAtPlace({ ...PLACE, line1 }, { ...LINES, line1: `${line1} 9` })).toBe(false);
  });
});

test.each([
  ['33145', '33145', true],
  ['33145', '33145-1234', true],
  ['33145', '33134', true],
  ['33145', '33178', true],
  ['33145', '33432', false],
  ['33145', '39999', true],
  ['39999', '38888', true],
  ['33145', '90210', false],
])('Of the ZIP codes %s and %s the one is near the other: %s', async (zip, other, isNear) => {
  expect((await nearZip(zip))(other)).toBe(isNear);
});

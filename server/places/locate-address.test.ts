import { describe, expect, test } from 'vitest';
import { locateAddress } from './locate-address';
import { zipCentre } from './zip-centre';

const CORAL_WAY = { latitude: 25.7505, longitude: -80.2186 };
const SHOP = { latitude: 25.82, longitude: -80.36 };
const JUPITER = '33458';

describe('Where an address lies', () => {
  test('is what the search said, whatever its ZIP code', async () => {
    expect(await locateAddress({ placeId: 'sample-0', postalCode: '', ...CORAL_WAY })).toEqual({ position: CORAL_WAY, source: 'place' });
  });

  test("is the client's word only near the ZIP code, else the ZIP code's centre", async () => {
    const typed = { placeId: null, postalCode: '33145' };
    const centre = await zipCentre('33145');
    expect(await locateAddress({ ...typed, ...CORAL_WAY })).toEqual({ position: CORAL_WAY, source: 'coordinates' });
    for (const sent of [
      { latitude: null, longitude: null },
      { latitude: 0, longitude: 0 },
      { latitude: 95, longitude: -80 },
      { latitude: 30.33, longitude: -81.66 },
    ])
      expect(await locateAddress({ ...typed, ...sent })).toEqual({ position: centre, source: 'zip' });
    expect(await locateAddress({ ...typed, latitude: centre?.latitude ?? 0, longitude: centre?.longitude ?? 0 })).toMatchObject({
      source: 'zip',
    });
  });

  test('cannot be moved to the shop by coordinates', async () => {
    expect(await locateAddress({ placeId: null, postalCode: JUPITER, ...SHOP })).toEqual({
      position: await zipCentre(JUPITER),
      source: 'zip',
    });
  });

  test.each(['', '00000', '331', '3314', '33145x', 'SW1A 1AA', '__proto__', 'constructor'])(
    'is not known by %o, with coordinates or without',
    async (postalCode) => {
      expect(await zipCentre(postalCode)).toBeNull();
      expect(await locateAddress({ placeId: null, postalCode, latitude: null, longitude: null })).toBeNull();
      expect(await locateAddress({ placeId: null, postalCode, ...SHOP })).toBeNull();
    },
  );

  test.each(['33178', ' 33178 ', '33178-1234', '331781234'])("finds the shop's own ZIP code written as %o", async (postalCode) => {
    expect(await zipCentre(postalCode)).toEqual({ latitude: 25.835497, longitude: -80.422481 });
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWanted, wantedHeaders } from './wanted-headers';

const NAMES = ['cookie', 'origin', 'host', 'content-type', 'x-xsrf-token'];
const wanted = wantedHeaders(NAMES);

describe('The wanted headers of a request', () => {
  test('are found in any case and order, and no others', () => {
    expect(readWanted(['User-Agent', 'x', 'COOKIE', 'a=b', 'Origin', 'https://shop.test', 'X-Xsrf-Token', 't', 'Accept', 'y', 'Vookie', 'z'], wanted))
      .toEqual({ cookie: 'a=b', origin: 'https://shop.test', 'x-xsrf-token': 't' });
  });

  test('that stand there twice are left to the long way', () => {
    expect(readWanted(['Cookie', 'a=b', 'Host', 'shop.test', 'cookie', 'c=d'], wanted)).toBeNull();
    expect(readWanted(['Accept', 'a', 'Accept', 'b'], wanted)).toEqual({});
  });

  test('are the ones that a look at every header finds', () => {
    const header = fc.tuple(fc.constantFrom(...NAMES, 'accept', 'x-other', 'hosts').chain((name) => fc.constantFrom(name, name.toUpperCase())), fc.string());
    fc.assert(fc.property(fc.array(header), (headers) => {
      const ours = headers.map(([name, value]) => [name.toLowerCase(), value] as const).filter(([name]) => NAMES.includes(name));
      const isTwice = new Set(ours.map(([name]) => name)).size < ours.length;
      expect(readWanted(headers.flat(), wanted)).toEqual(isTwice ? null : Object.fromEntries(ours));
    }));
  });
});

import { expect, test } from 'vitest';
import type { Settings } from '../domain/settings';
import { getSettings } from './site';

const settingsOf = (fields: object): Settings => getSettings.output.decode({ shop_name: 'Floors', ...fields });

test.each([
  [null, 14],
  [undefined, 14],
  [0, 14],
  [-1, 14],
  [2.5, 14],
  [366, 14],
  ['x', 14],
  [1, 1],
  ['21', 21],
  [365, 365],
])('Quotes of a shop that says %j hold %d days', (days, expected) => {
  expect(settingsOf({ quote_valid_days: days }).quoteValidDays).toBe(expected);
});

test('Only a shop that says so refuses more than it has and offers samples, and that is sent as it was read', () => {
  for (const [name, field] of [
    ['refusesBeyondStock', 'refuses_beyond_stock'],
    ['offersSamples', 'offers_samples'],
  ] as const) {
    expect(settingsOf({ [field]: true })[name]).toBe(true);
    for (const other of [false, null, undefined]) expect(settingsOf({ [field]: other })).not.toHaveProperty(name);
    expect(getSettings.output.encode(settingsOf({ [field]: true }))).toHaveProperty(field, '1');
    expect(getSettings.output.encode(settingsOf({}))).not.toHaveProperty(field);
  }
});

test('A telephone number or an address that is unsafe in a link is read as missing', () => {
  expect(settingsOf({ contact_no: '(305) 555-0142', email: 'hello@floors.example' })).toMatchObject({
    contactNo: '(305) 555-0142',
    email: 'hello@floors.example',
  });
  expect(settingsOf({ contact_no: 'javascript:alert(1)', email: 'a b@c' })).toMatchObject({ contactNo: '', email: '' });
});

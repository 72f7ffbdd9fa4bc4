import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { formatTelephone, readTelephone, readZip } from './typed-contact';

test.each([
  ['3055550142'],
  ['(305) 555-0142'],
  ['+1 305 555 0142'],
  ['+1 (305) 555-0142'],
  ['1-305-555-0142'],
  ['13055550142'],
  ['001 305 555 0142'],
  ['305.555.0142'],
  ['305 – 555 – 0142'],
  ['\u202a+1 305\u00a0555\u20110142\u202c'],
  ['３０５５５５０１４２'],
  ['٣٠٥٥٥٥٠١٤٢'],
  ['tel:+13055550142'],
  ['tel: 305 555 0142'],
  ['Tel 305 555 0142'],
  ['011 305 555 0142'],
  ['0111 305 555 0142'],
])('%j is the number 3055550142', (typed) => {
  expect(readTelephone(typed)).toBe('3055550142');
});

test.each([
  [''],
  ['305555014'],
  ['30555501422'],
  ['23055550142'],
  ['+52 55 1234 56'],
  ['+44 20 7946 0958'],
  ['305-555-0142 x4'],
  ['305-FLOORS-1'],
  ['305+5550142'],
  ['305tel:5550142'],
  ['+113055550142'],
  ['+130555501421'],
  ['9913055550142'],
  ['130555501421'],
  ['0013055550142 1'],
])('%j is no ten-digit number', (typed) => {
  expect(readTelephone(typed)).toBeNull();
});

test('No telephone number gains or loses a digit, but for the 1 of the country', () => {
  assert(
    property(string({ unit: constantFrom(...'0123456789+-() .'.split('')), maxLength: 20 }), (typed) => {
      const digits = typed.replace(/\D/g, '');
      const read = readTelephone(typed);
      if (read !== null) expect([read, `1${read}`, `001${read}`, `011${read.length === 10 ? '1' : ''}${read}`]).toContain(digits);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['33145', '33145'],
  [' 33145\u00a0', '33145'],
  ['33145-1234', '33145-1234'],
  ['33145 1234', '33145-1234'],
  ['331451234', '33145-1234'],
  ['FL 33145', '33145'],
  ['FL33145', '33145'],
  ['33145 - 1234', '33145-1234'],
  ['TX 33145', null],
  ['33145-123', null],
  ['３３１４５', '33145'],
  ['3314', null],
  ['331455', null],
  ['K1A 0B1', null],
  ['', null],
])('The ZIP code %j is %j', (typed, zip) => {
  expect(readZip(typed)).toBe(zip);
});

test.each([
  ['3055550142', '(305) 555-0142'],
  ['305.555.0142', '(305) 555-0142'],
  ['+1 305 555 0142', '(305) 555-0142'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['', ''],
])('The telephone number %j is shown as %j', (typed, shown) => {
  expect(formatTelephone(typed)).toBe(shown);
});

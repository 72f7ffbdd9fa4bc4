import { expect, test } from 'vitest';
import { addressProblem } from '../../domain/address';
import { draftFrom, fieldOf } from './address-form';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const complete = { name: ' Elena Ruiz ', line1: '1420 Coral Way', city: 'Miami', state: 'FL', mobileNumber: '(305) 555-0142' };

test('A mobile number counts by its digits, however it is typed', () => {
  expect(draftFrom(formOf(complete)).mobileNumber).toBe('3055550142');
});

test('The country code of a mobile number is left out, and what is no such number stays as it is', () => {
  for (const mobileNumber of ['+1 305 555 0142', '1-305-555-0142', '\u202a(305)\u00a0555\u20110142\u202c']) {
    expect(draftFrom(formOf({ ...complete, mobileNumber })).mobileNumber).toBe('3055550142');
  }
  const draft = draftFrom(formOf({ ...complete, mobileNumber: '305-555-0142 x4' }));
  expect(draft.mobileNumber).toBe('305-555-0142 x4');
  expect(addressProblem(draft, true, true)).toBe('Please enter valid 10-digit mobile number');
});

test('A pasted ZIP code loses its spaces, and what is none stays as it is', () => {
  expect(draftFrom(formOf({ ...complete, postalCode: '\u200b33145 ' })).postalCode).toBe('33145');
  expect(draftFrom(formOf({ ...complete, postalCode: 'K1A 0B1' })).postalCode).toBe('K1A 0B1');
});

test('An address typed by hand has no coordinates and is not the default', () => {
  expect(draftFrom(formOf(complete))).toMatchObject({ name: 'Elena Ruiz', latitude: null, longitude: null, isDefault: false, line2: '' });
});

test('A ticked default flag is kept', () => {
  expect(draftFrom(formOf({ ...complete, isDefault: 'on' })).isDefault).toBe(true);
});

test('What is missing in an address is told in the order of the specification', () => {
  const filled: Record<string, string> = {};
  const told: (string | null)[] = [];
  const look = (hasAgreed = false, hasKey = false) => told.push(addressProblem(draftFrom(formOf(filled)), hasAgreed, hasKey));
  for (const [name, value] of [
    ['name', 'Elena'],
    ['line1', '1420 Coral Way'],
    ['city', 'Miami'],
    ['state', 'FL'],
    ['mobileNumber', '305555014'],
    ['mobileNumber', '30555501421'],
    ['mobileNumber', '3055550142'],
  ] as const) {
    look();
    filled[name] = value;
  }
  look();
  look(true);
  look(true, true);
  expect(told).toEqual([
    'Please enter recipient name',
    'Please enter address line 1',
    'Please enter city',
    'Please enter state',
    'Please enter valid 10-digit mobile number',
    'Please enter valid 10-digit mobile number',
    'Please enter valid 10-digit mobile number',
    'Please agree to Terms & Conditions',
    'Auth key missing',
    null,
  ]);
});

test('Id and coordinates are those of the chosen place while the fields still say it', () => {
  const chosen = {
    id: 'sample-0',
    place: { line1: '1420 Coral Way', postalCode: '33145', city: 'Miami', state: 'FL', latitude: 25.75, longitude: -80.22 },
  };
  const fields = { ...complete, postalCode: '33145' };
  for (const more of [{}, { line1: '1420 Coral Way Apt 9' }, { line1: ' 1420 coral way, #9' }, { postalCode: '33145-1234' }])
    expect(draftFrom(formOf({ ...fields, ...more }), chosen)).toMatchObject({ placeId: 'sample-0', latitude: 25.75, longitude: -80.22 });
  for (const more of [
    { line1: '1422 Coral Way' },
    { line1: '1420 Coral Wayside' },
    { postalCode: '33178' },
    { city: 'Doral' },
    { postalCode: '', city: 'Doral' },
  ]) {
    const draft = draftFrom(formOf({ ...fields, ...more }), chosen);
    expect(draft).toMatchObject({ latitude: null, longitude: null });
    expect(draft).not.toHaveProperty('placeId');
  }
});

test('Every problem of the fields points to one of them', () => {
  const order = ['name', 'line1', 'city', 'state', 'mobileNumber'];
  const filled: Record<string, string> = {};
  for (const name of order) {
    const problem = addressProblem(draftFrom(formOf(filled)), false, true);
    expect(problem).not.toBeNull();
    expect(fieldOf(problem ?? '')).toBe(name);
    filled[name] = name === 'mobileNumber' ? '3055550142' : 'x';
  }
  expect(fieldOf(addressProblem(draftFrom(formOf(filled)), false, true) ?? '')).toBe('hasAgreed');
});

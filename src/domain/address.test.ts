import { describe, expect, it } from 'vitest';
import { addressProblem, formatAddress, isStillPlace, zipOf, type AddressDraft } from './address';

const PLACE = { line1: '1420 Coral Way', postalCode: '33145', city: 'Miami', state: 'FL' };
const DRAFT: AddressDraft = {
  ...PLACE,
  name: 'Ana Diaz',
  line2: '',
  mobileNumber: '3055550100',
  isDefault: false,
  latitude: null,
  longitude: null,
};

describe('An address on one line', () => {
  it.each([
    [{}, '1420 Coral Way, Miami, FL 33145'],
    [{ line2: 'Apt 9' }, '1420 Coral Way, Apt 9, Miami, FL 33145'],
    [{ line1: '', line2: 'Apt 9' }, 'Apt 9, Miami, FL 33145'],
    [{ line1: '' }, 'Miami, FL 33145'],
    [{ city: '' }, '1420 Coral Way, FL 33145'],
    [{ postalCode: '' }, '1420 Coral Way, Miami, FL'],
    [{ state: '' }, '1420 Coral Way, Miami, 33145'],
    [{ state: '', postalCode: '' }, '1420 Coral Way, Miami'],
  ])('with %j is %j: no comma stands alone', (values, line) => {
    expect(formatAddress({ ...DRAFT, ...values })).toBe(line);
  });
});

describe('A chosen place', () => {
  it.each([
    ['as it was', {}],
    ['with a flat behind the street', { line1: '1420 Coral Way Apt 9' }],
    ['with a flat behind a comma', { line1: '1420 Coral Way, #9' }],
    ['in other letters and signs', { line1: '(1420)  CORAL-WAY.', city: ' miami', state: 'fl.' }],
    ['with the long ZIP code', { postalCode: '33145-1234' }],
    ['without a ZIP code yet', { postalCode: '' }],
  ])('is still meant %s', (_what, values) => {
    expect(isStillPlace(PLACE, { ...PLACE, ...values })).toBe(true);
  });

  it.each([
    ['another street', { line1: '1430 Coral Way' }],
    ['a longer name of a street', { line1: '1420 Coral Wayside' }],
    ['a shorter one', { line1: '1420 Coral' }],
    ['something before the street', { line1: 'Unit 2, 1420 Coral Way' }],
    ['no street', { line1: '' }],
    ['another ZIP code', { postalCode: '33146' }],
    ['another town', { city: 'Doral' }],
    ['another state', { state: 'GA' }],
  ])('is given up by %s', (_what, values) => {
    expect(isStillPlace(PLACE, { ...PLACE, ...values })).toBe(false);
  });

  it('without a street is any street of its town', () => {
    expect(isStillPlace({ ...PLACE, line1: '' }, { ...PLACE, line1: '9 Oak St' })).toBe(true);
    expect(isStillPlace({ ...PLACE, line1: '' }, { ...PLACE, city: 'Doral' })).toBe(false);
    expect(isStillPlace({ ...PLACE, postalCode: '' }, PLACE)).toBe(true);
  });
});

it.each([
  ['33145', '33145'],
  ['33145-1234', '33145'],
  [' 33145 ', '33145'],
  ['3314', null],
  ['', null],
])('The five digits of the ZIP code %j are %j', (text, zip) => {
  expect(zipOf(text)).toBe(zip);
});

describe('A draft', () => {
  it('that is complete can be sent', () => {
    expect(addressProblem(DRAFT, true, true)).toBeNull();
  });

  it.each([
    [{ name: ' ' }, 'Please enter recipient name'],
    [{ line1: ' ' }, 'Please enter address line 1'],
    [{ city: ' ' }, 'Please enter city'],
    [{ state: ' ' }, 'Please enter state'],
    [{ mobileNumber: '' }, 'Please enter valid 10-digit mobile number'],
    [{ mobileNumber: '305555010' }, 'Please enter valid 10-digit mobile number'],
    [{ mobileNumber: '30555501000' }, 'Please enter valid 10-digit mobile number'],
    [{ mobileNumber: 'abcdefghij' }, 'Please enter valid 10-digit mobile number'],
  ])('with %j is told: %s', (values, problem) => {
    expect(addressProblem({ ...DRAFT, ...values }, true, true)).toBe(problem);
  });

  it('is told its first problem, in the specified order, then the terms, then the key', () => {
    const told: (string | null)[] = [];
    const draft = { ...DRAFT, name: '', line1: '', city: '', state: '', mobileNumber: '' };
    for (const key of ['name', 'line1', 'city', 'state', 'mobileNumber'] as const) {
      told.push(addressProblem(draft, false, false));
      draft[key] = DRAFT[key];
    }
    told.push(addressProblem(draft, false, false), addressProblem(draft, true, false));
    expect(told).toEqual([
      'Please enter recipient name',
      'Please enter address line 1',
      'Please enter city',
      'Please enter state',
      'Please enter valid 10-digit mobile number',
      'Please agree to Terms & Conditions',
      'Auth key missing',
    ]);
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readArea } from '../domain/typed-area';
import { readBoxes } from '../domain/typed-boxes';
import { Stepper, type StepperProps } from './stepper';

afterEach(cleanup);

const NAMES = { decrementLabel: 'Less', incrementLabel: 'More' } as const;

function Field({
  onValue,
  ...props
}: Omit<StepperProps, 'value' | 'onChange' | keyof typeof NAMES> & { readonly onValue?: (value: number) => void }) {
  const [value, setValue] = useState(3);
  const change = (next: number) => {
    setValue(next);
    onValue?.(next);
  };
  return <Stepper {...NAMES} {...props} value={value} onChange={change} />;
}

const readSqft: StepperProps['read'] = (typed) => {
  const reading = readArea(typed);
  return reading.kind === 'read' ? { ...reading, value: reading.value / 100 } : reading;
};
const coverage = { label: 'Coverage', unit: 'sqft', min: 0, allowsDecimals: true, read: readSqft } as const;
const boxes = { label: 'Boxes', min: 1, max: 9_999, read: readBoxes } as const;
const inCart = { ...boxes, reportsTyping: 'blur' } as const;

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

test('An empty or non-numeric entry is 0, leading zeros go, and 0 shows as empty', () => {
  const values: number[] = [];
  render(<Field {...coverage} onValue={(value) => values.push(value)} />);
  for (const typed of ['', 'abc', '007', '12.5', '0']) {
    type(typed);
    fireEvent.blur(field());
  }
  expect(values).toEqual([0, 0, 7, 12.5, 0]);
  expect(field().value).toBe('');
  type('007');
  expect(field().value).toBe('7');
});

test('A unit stands in brackets behind the label', () => {
  render(<Field {...coverage} />);
  expect(screen.getByLabelText('Coverage (sqft)')).toBe(field());
});

test.each([
  ['14x18', 252, '14 × 18 ft = 252 sqft'],
  ['1,200', 1200, '1,200 sqft'],
  ['12,5', 12.5, '12.5 sqft'],
])('Typed %s the coverage is %d and the field says how it understood it, also when it is left', (typed, value, words) => {
  const values: number[] = [];
  render(<Field {...coverage} onValue={(each) => values.push(each)} />);
  type(typed);
  expect(field().value).toBe(typed);
  fireEvent.blur(field());
  expect(values.at(-1)).toBe(value);
  expect(field().value).toBe(String(value));
  expect(screen.getByText(words)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('A note is said of its value only: not of one that another field has set since', () => {
  function Both() {
    const [sqft, setSqft] = useState(0);
    return (
      <>
        <Stepper {...NAMES} {...coverage} value={sqft} onChange={setSqft} />
        <button type="button" onClick={() => setSqft(301.44)}>
          Other field
        </button>
      </>
    );
  }
  render(<Both />);
  type('14 x 18 ft');
  fireEvent.blur(field());
  expect(screen.getByText('14 × 18 ft = 252 sqft')).toBeDefined();
  fireEvent.click(screen.getByText('Other field'));
  expect(field().value).toBe('301.44');
  expect(screen.queryByText('14 × 18 ft = 252 sqft')).toBeNull();
});

test('An emptied quantity goes back to what it was, and nothing is changed by it', () => {
  const values: number[] = [];
  render(<Field {...boxes} onValue={(value) => values.push(value)} />);
  type('');
  fireEvent.blur(field());
  expect(field().value).toBe('3');
  expect(values).toEqual([]);
});

test('On a phone the keys for times, feet and inches are at the area, and keep the focus in it', async () => {
  const values: number[] = [];
  render(<Field {...coverage} hasSizeKeys onValue={(value) => values.push(value)} />);
  field().focus();
  type('14');
  fireEvent.click(screen.getByRole('button', { name: 'Type times', hidden: true }));
  expect(field().value).toBe('14 × ');
  type('14 × 18');
  expect(values.at(-1)).toBe(252);
  // A press elsewhere ends where it began: only then do they go.
  fireEvent.blur(field());
  expect(screen.queryByRole('button', { name: 'Type times', hidden: true })).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Type times', hidden: true })).toBeNull());
});

test('What cannot be read is said, stays as it was typed, and counts as 0', () => {
  const values: number[] = [];
  render(<Field {...coverage} onValue={(value) => values.push(value)} />);
  type('-12');
  fireEvent.blur(field());
  expect(values).toEqual([0]);
  expect(field().value).toBe('-12');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please type an area, such as 250 or 14 x 18.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(field().value).toBe('1');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('Two and a half boxes are three, with a word, and never twenty-five', () => {
  const values: number[] = [];
  render(<Field {...boxes} onValue={(value) => values.push(value)} />);
  for (const typed of ['2', '2.', '2.5']) type(typed);
  expect(values).toEqual([2, 2, 3]);
  expect(field().value).toBe('2.5');
  fireEvent.blur(field());
  expect(field().value).toBe('3');
  expect(screen.getByText('Boxes are whole: 3 boxes')).toBeDefined();
});

test.each([[''], ['0'], ['abc'], ['-2'], ['10000']])('In the cart %j changes no quantity', (typed) => {
  const values: number[] = [];
  render(<Field {...inCart} onValue={(value) => values.push(value)} />);
  type(typed);
  fireEvent.blur(field());
  expect(values).toEqual([]);
  expect(field().value).toBe(['', '0'].includes(typed) ? '3' : typed);
});

test('A step after a typed number counts from that number', () => {
  const values: number[] = [];
  render(<Field {...inCart} onValue={(value) => values.push(value)} />);
  type('12');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(values).toEqual([13]);
});

test('What an input method composes counts once it is finished', () => {
  const values: number[] = [];
  render(<Field {...boxes} onValue={(value) => values.push(value)} />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '１２' }, isComposing: true });
  expect(values).toEqual([]);
  expect(field().value).toBe('１２');
  fireEvent.compositionEnd(field());
  expect(values).toEqual([12]);
});

test('A number that is being typed is told as it is typed, and counts when the page is left with the field', () => {
  const [values, typing]: [number[], (number | null)[]] = [[], []];
  render(<Field {...inCart} onValue={(value) => values.push(value)} onTyping={(value) => typing.push(value)} />);
  for (const typed of ['1', '', '12']) type(typed);
  expect([typing, values]).toEqual([[1, null, 12], []]);
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(values).toEqual([12]);
  look.mockRestore();
  for (const typed of ['4', '12']) type(typed);
  fireEvent.blur(field());
  expect([values, typing.at(-1)]).toEqual([[12], null]);
});

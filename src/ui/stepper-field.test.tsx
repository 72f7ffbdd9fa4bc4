// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from './stepper';

afterEach(cleanup);

function Field({ onValue }: { readonly onValue?: (value: number) => void }) {
  const [value, setValue] = useState(3);
  const change = (next: number) => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <Stepper
      label="Coverage"
      unit="sqft"
      value={value}
      min={0}
      allowsDecimals
      decrementLabel="Less"
      incrementLabel="More"
      onChange={change}
    />
  );
}

const field = () => screen.getByRole('textbox');

test('An empty or non-numeric entry is 0, and 0 shows as empty', () => {
  const values: number[] = [];
  render(<Field onValue={(value) => values.push(value)} />);
  for (const typed of ['', 'abc', '007', '12.5', '0']) {
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.blur(field());
  }
  expect(values).toEqual([0, 0, 7, 12.5, 0]);
  expect(field()).toHaveProperty('value', '');
});

test('A unit stands in brackets behind the label', () => {
  render(<Field />);
  expect(screen.getByLabelText('Coverage (sqft)')).toBe(field());
});

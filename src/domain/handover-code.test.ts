import { expect, it } from 'vitest';
import { formatHandoverCode, handoverText, isHandoverCode, readHandover } from './handover-code';

it('A code is eight digits, shown in two groups', () => {
  expect(formatHandoverCode('00210937')).toBe('0021 0937');
  expect(['48210937', '4821 0937', '4821093', '482109370', 'VF-10042', ''].map(isHandoverCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('What is typed or scanned names an order: its digits with or without spaces, its number in any case, or the picture', () => {
  for (const typed of ['48210937', ' 4821 0937 ', '4821\u00A00937']) expect(readHandover(typed)).toBe('48210937');
  expect(readHandover(' vf-10042 ')).toBe('VF-10042');
  expect(readHandover(handoverText('VF-10042', '48210937'))).toBe('VF-10042');
  for (const strange of ['', 'https://shop.example/products/oak', 'desk:VF-10042', 'desk:VF-10042:1234'])
    expect(readHandover(strange)).toBe('');
});

import { describe, expect, it } from 'vitest';
import { cleanTyping } from './stepper';

describe('what a quantity field keeps of the typing', () => {
  it('strips leading zeros, and a lone zero of a count', () => {
    expect(cleanTyping('007', false)).toBe('7');
    expect(cleanTyping('0', false)).toBe('');
    expect(cleanTyping('0', true)).toBe('0');
    expect(cleanTyping('00.5', true)).toBe('0.5');
  });

  it('keeps a decimal point with up to two decimals where decimals are allowed', () => {
    expect(cleanTyping('12.', true)).toBe('12.');
    expect(cleanTyping('12.345', true)).toBe('12.34');
    expect(cleanTyping('1.2.3', true)).toBe('1.23');
  });

  it('cuts a decimal off a count instead of making it ten times as large', () => {
    expect(cleanTyping('12.5', false)).toBe('12');
  });

  it('drops letters, signs and separators', () => {
    expect(cleanTyping('-1,200 sqft', true)).toBe('1200');
    expect(cleanTyping('abc', false)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { slowdownAt } from './one-phone';

describe('The one phone that speed is measured for', () => {
  it('is the same phone in a quiet hour and in one in which the machine is half as fast', () => {
    expect(3_000 / slowdownAt(3_000)).toBe(1_500 / slowdownAt(1_500));
    expect(slowdownAt(3_000)).toBe(4);
  });

  it('is measured as everybody measures on a faster machine, and never sped up on a slower one', () => {
    expect(slowdownAt(6_000)).toBe(4);
    expect(slowdownAt(300)).toBe(1);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIXES } from '../controls/fixes';
import { LOCKS } from '../controls/locks';
import { hasTitle } from './named-tests';

describe('`npm run controls`', () => {
  it.each([...FIXES, ...LOCKS])('takes out what is there, and names a test that is there: $what', ({ file, text, test, title }) => {
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
    expect(hasTitle(readFileSync(test, 'utf8'), title)).toBe(true);
  });
});

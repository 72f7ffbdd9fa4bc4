import { expect, test, vi } from 'vitest';
import { accountIdOf, shortHash } from './account-id';

test('An account is the SHA-256 of its email address', async () => {
  expect(await accountIdOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('Capital letters and blanks around an email address make no other account', async () => {
  expect(await accountIdOf(' Elena@Example.com ')).toBe(await accountIdOf('elena@example.com'));
});

test('Where the browser offers no SHA-256 the short hash stands in', async () => {
  vi.stubGlobal('crypto', {});
  try {
    expect(await accountIdOf('A')).toBe(shortHash('a'));
  } finally {
    vi.unstubAllGlobals();
  }
});

test('The short hash is FNV-1a in 64 bits', () => {
  expect(shortHash('')).toBe('cbf29ce484222325');
  expect(shortHash('a')).toBe('af63dc4c8601ec8c');
  expect(shortHash('foobar')).toBe('85944171f73967e8');
});

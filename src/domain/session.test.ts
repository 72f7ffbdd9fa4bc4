import { describe, expect, it } from 'vitest';
import { lastNameFrom, safeRedirect } from './session';

describe('A redirect after login', () => {
  it.each([
    '/',
    '/my-cart',
    '/products/family-20-coastal-maple?boxes=3',
    '/products/category/2#top',
    '/blog/a%20b',
    '/a%2520b',
    '/a%252520b',
    '/blog//',
    '/a//b',
    '/products?q=50%25',
    '/products?q=100%25%20oak%20%25%26',
  ])('may go to %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    undefined,
    '',
    'products',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/%2Fevil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/\tevil',
    '/\n/evil.example',
    '/%09/evil.example',
    ' /my-cart',
    '/\u0000',
    '/%00',
    'data:text/html,x',
    '/%E0%A4%A',
    '///evil.example',
    '/%2e%2e//%5c',
    'http:evil.example',
    './/evil.example',
    '/%252F%252Fevil.example/..\\',
    '/%2525252Fevil.example',
    '/x?y=%09',
    '/x?y=%255C',
    '/a%25252525252520b',
    '/%2525%255Cevil.example',
    '/%252F?q=50%25',
    '/x?q=50%25&y=%2509',
  ])('goes home instead of to %j', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });
});

describe('The last name', () => {
  it.each([
    ['Elena', 'Elena Ruiz', 'Ruiz'],
    ['Elena', 'Elena', ''],
    [' Elena ', 'Elena Ruiz', 'Ruiz'],
    ['Elena', '  Elena   Ruiz ', 'Ruiz'],
    ['Marco', ' Elena Ruiz ', 'Elena Ruiz'],
    ['', 'Elena Ruiz', 'Elena Ruiz'],
    ['Ana María', 'Ana María de la Cruz', 'de la Cruz'],
  ])('of %s in %s is %j', (first, full, last) => {
    expect(lastNameFrom(first, full)).toBe(last);
  });
});

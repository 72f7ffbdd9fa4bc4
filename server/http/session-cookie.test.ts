import { expect, it } from 'vitest';
import { refreshCookieName, refreshCookieOptions } from './session-cookie';

it('The refresh token is read by no script, sent to the refresh call alone and by no other site', () => {
  expect(refreshCookieOptions('https://shop.example', 60)).toEqual({
    path: '/api/auth_service',
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
    maxAge: 60,
  });
});

it('Without https the cookie is not secure, or a browser would drop it; without an age it ends with the browser', () => {
  const options = refreshCookieOptions('http://localhost:8080');
  expect([options.secure, 'maxAge' in options]).toEqual([false, false]);
  expect(refreshCookieOptions('http://localhost:8080', 0).maxAge).toBe(0);
});

it('Under https nobody on plain http can plant the cookie: its name is one that browsers guard', () => {
  expect(refreshCookieName('https://shop.example')).toBe('__Secure-refresh_token');
  expect(refreshCookieName('http://https.example')).toBe('refresh_token');
});

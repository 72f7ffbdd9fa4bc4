import { afterEach, expect, it, vi } from 'vitest';
import { leaveGuardedToken, xsrfTokenFromCookie } from './xsrf-token';

afterEach(() => vi.unstubAllGlobals());

/** A page whose scripts see these cookies; cookies that they write are kept in `written`. */
function openPage(cookie: string) {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

it.each([
  ['XSRF-TOKEN=planted; __Host-XSRF-TOKEN=s1%2E2', 's1.2'],
  ['other=1; XSRF-TOKEN=s1%2E2', 's1.2'],
  ['X-XSRF-TOKEN=1; other=2', null],
  ['', null],
])('Of the cookies %j the page sends back %j: the guarded name first, else that of the contract', (cookie, token) => {
  openPage(cookie);
  expect(xsrfTokenFromCookie()).toBe(token);
});

it('A guarded token that was refused is given up, unless the cookie holds a newer one by now or the token was another cookie’s', () => {
  const written = openPage('XSRF-TOKEN=plain; __Host-XSRF-TOKEN=guarded');
  expect([leaveGuardedToken('plain'), leaveGuardedToken('older'), written]).toEqual([false, false, []]);
  expect(leaveGuardedToken('guarded')).toBe(true);
  expect(written).toEqual(['__Host-XSRF-TOKEN=; Path=/; Secure; Max-Age=0']);
});

it('Where the browser refuses cookies there is no token, and none to give up', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new Error('refused');
    },
  });
  expect([xsrfTokenFromCookie(), leaveGuardedToken('x')]).toEqual([null, false]);
});

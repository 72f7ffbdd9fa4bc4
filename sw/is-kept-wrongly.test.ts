import { describe, expect, it } from 'vitest';
import { isKeptWrongly, mustHeal } from './is-kept-wrongly';
import { isShell } from './is-shell';

const PORTAL = '<!doctype html><title>Guest WiFi</title><h1>Welcome to Guest WiFi</h1></html>';
const SHELL = `<!doctype html>
<html lang="en-US">
  <head>
    <title>Store</title>
    <script type="module" crossorigin src="/assets/app-1234567.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const kept = (pathname: string, mediaType: string, text: string) => ({ pathname, mediaType, body: new TextEncoder().encode(text) });

describe('A shell', () => {
  it('of any build of ours is known by its root and its entry script', () => {
    expect(isShell(SHELL)).toBe(true);
  });

  it("is no portal's page, no shell without its script, and none that is cut short", () => {
    expect(isShell(PORTAL)).toBe(false);
    expect(isShell(SHELL.replace('/assets/app-', '/assets/other-'))).toBe(false);
    expect(isShell(SHELL.replace('id="root"', 'id="login"'))).toBe(false);
    for (let length = 0; length < SHELL.trimEnd().length; length += 1) expect(isShell(SHELL.slice(0, length)), `${length}`).toBe(false);
  });
});

describe('A file of an older worker', () => {
  it('is right when its kind is', () => {
    expect(isKeptWrongly(kept('/app.html', 'text/html', SHELL))).toBe(false);
    expect(isKeptWrongly(kept('/assets/old-1234567.js', 'text/javascript', 'f()'))).toBe(false);
  });

  it('is wrong when it is empty, of another kind, or a page that is no shell', () => {
    expect(isKeptWrongly(kept('/assets/old-1234567.js', 'text/javascript', ''))).toBe(true);
    expect(isKeptWrongly(kept('/assets/old-1234567.js', 'text/html', PORTAL))).toBe(true);
    expect(isKeptWrongly(kept('/app.html', 'text/html', PORTAL))).toBe(true);
    expect(isKeptWrongly(kept('/app.html', 'text/plain', SHELL))).toBe(true);
  });

  it('makes the next worker take over when the store does not open by it, and for no picture', () => {
    expect(mustHeal(['/icons/icon.png', '/app.html'])).toBe(true);
    expect(mustHeal(['/assets/a-1234567.js'])).toBe(true);
    expect(mustHeal(['/assets/a-1234567.css'])).toBe(true);
    expect(mustHeal(['/icons/icon.png', '/manifest.webmanifest', '/assets/basic-1234567.woff2'])).toBe(false);
    expect(mustHeal([])).toBe(false);
    expect(mustHeal(['/icons/app.js.png'])).toBe(false);
  });
});

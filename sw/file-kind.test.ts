import { describe, expect, it } from 'vitest';
import { isOfKind, hasKind, mayKeepMedia } from './file-kind';

const RIGHT = [
  ['/assets/app-1234567.js', 'text/javascript; charset=utf-8'],
  ['/assets/app-1234567.js', 'application/javascript'],
  ['/assets/app-1234567.css', 'text/css; charset=utf-8'],
  ['/app.html', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/assets/basic-1234567.woff2', 'font/woff2'],
  ['/media/floor-640.avif', 'image/avif'],
  ['/media/FLOOR.JPG', 'Image/JPEG'],
  ['/media/fallback.svg', 'image/svg+xml'],
  ['/assets/part-1234567.mjs', 'text/javascript'],
  ['/manifest.webmanifest', 'application/json'],
  ['/assets/basic-1234567.woff2', 'application/font-woff2'],
  ['/assets/basic-1234567.woff2', 'application/octet-stream'],
  ['/media/floor.jpeg', 'image/jpeg'],
  ['/media/film.mp4', 'video/mp4'],
  ['/media/film.webm', 'video/webm'],
] as const;

describe('The kind of a file', () => {
  it.each(RIGHT)('%s is %s', (pathname, mediaType) => {
    expect(isOfKind(pathname, mediaType)).toBe(true);
  });

  it.each(RIGHT.filter(([pathname]) => !pathname.endsWith('.html')))('%s is no page of a portal, no JSON and not nothing', (pathname) => {
    for (const mediaType of ['text/html; charset=utf-8', 'application/problem+json', 'text/plain', '']) {
      expect(isOfKind(pathname, mediaType), mediaType).toBe(false);
    }
  });

  it.each(RIGHT)('%s is not what only begins or ends like %s', (pathname, mediaType) => {
    expect(isOfKind(pathname, `x${mediaType}`)).toBe(false);
    expect(isOfKind(pathname, mediaType.replace(/;.*/, '').replace('/', '/x'))).toBe(/\/media\//.test(pathname));
    if (!pathname.startsWith('/media/')) expect(isOfKind(pathname, `${mediaType.replace(/;.*/, '')}x`)).toBe(false);
    expect(isOfKind(`${pathname}.map`, mediaType)).toBe(false);
  });

  it('is unknown for a name that the store does not use', () => {
    expect(isOfKind('/media/floor', 'image/avif')).toBe(false);
    expect(isOfKind('/media/floor.exe', 'application/octet-stream')).toBe(false);
  });
});

const URL_OF_PICTURE = 'https://store.example/media/drawing.svg';
const DRAWING = '<svg></svg>';

function picture(body = DRAWING, status = 200, mediaType = 'image/svg+xml'): Response {
  return new Response(body, { status, headers: { 'Content-Type': mediaType } });
}

describe('A picture', () => {
  it('may be kept when it is whole, and its body can still be read', async () => {
    const response = picture();
    expect(await mayKeepMedia(response, URL_OF_PICTURE)).toBe(true);
    expect(await response.text()).toBe(DRAWING);
  });

  it.each([
    ['an error', picture(DRAWING, 404)],
    ['a part', picture(DRAWING, 206)],
    ['the page of a portal', picture('<h1>Welcome to Guest WiFi</h1>', 200, 'text/html')],
    ["a portal's page under the picture's kind", picture('<h1>Welcome to Guest WiFi</h1>')],
    ['a picture under the kind of a page', picture(DRAWING, 200, 'text/html')],
    ['a picture that is cut short', picture(DRAWING.slice(0, 8))],
    ['nothing', picture('')],
    ['what a redirect led to', Object.defineProperty(picture(), 'redirected', { value: true })],
  ])('is not kept where the response is %s', async (_what, response) => {
    expect(await mayKeepMedia(response, URL_OF_PICTURE)).toBe(false);
  });

  it('that was kept is used by its kind', () => {
    expect(hasKind(picture(), URL_OF_PICTURE)).toBe(true);
    expect(hasKind(picture(DRAWING, 200, 'text/html'), URL_OF_PICTURE)).toBe(false);
    expect(hasKind(new Response(null), URL_OF_PICTURE)).toBe(false);
  });
});

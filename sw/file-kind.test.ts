import { describe, expect, it } from 'vitest';
import { isOfKind } from './file-kind';

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

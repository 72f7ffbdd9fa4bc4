import { expect, it } from 'vitest';
import { FALLBACK_PICTURE, pictureSrcset } from './picture';

const picture = (src: string, widths: readonly number[] = [320, 640]) => ({ ...FALLBACK_PICTURE, src, widths });

it('A picture that the server holds in widths names each of them, in the format that is asked for', () => {
  expect(pictureSrcset(picture('/media/oak-1280.avif'), 'avif')).toBe('/media/oak-320.avif 320w, /media/oak-640.avif 640w');
  expect(pictureSrcset(picture('/media/oak-1280.avif'), 'webp')).toBe('/media/oak-320.webp 320w, /media/oak-640.webp 640w');
  expect(pictureSrcset(picture('/media/room-7-1280.webp', [320]), 'avif')).toBe('/media/room-7-320.avif 320w');
});

it.each(['/media/fallback.svg', '/media/oak.avif', '/media/oak-1280.jpg', '/media/oak-1280.avif?v=2', '/media/oak-1280.avif.bak'])(
  '%s is one plain address, with no widths to choose from',
  (src) => {
    expect(pictureSrcset(picture(src), 'avif')).toBe('');
  },
);

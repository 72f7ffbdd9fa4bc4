import { describe, expect, it } from 'vitest';
import { isWholeMedia } from './whole-media';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  new Uint8Array(values.flatMap((value) => (typeof value === 'number' ? [value] : [...value].map((letter) => letter.charCodeAt(0)))));
/** As one that is cut out of a longer buffer, where other bytes lie before it. */
const inside = (whole: Uint8Array): Uint8Array => new Uint8Array([9, 9, 9, ...whole, 9]).subarray(3, 3 + whole.length);

const START = bytes(0, 0, 0, 12, 'ftyp', 'avif', 0, 0, 0, 8, 'meta');
const WHOLE: Readonly<Record<string, Uint8Array>> = {
  'a.avif': bytes(...START, 0, 0, 0, 10, 'mdat', 1, 2),
  'a.mp4': bytes(0, 0, 0, 12, 'ftyp', 'mp42', 0, 0, 0, 8, 'mdat', 0, 0, 0, 8, 'moov'),
  'a.webp': bytes('RIFF', 6, 0, 0, 0, 'WEBP', 1, 2),
  'a.png': bytes(0x89, 'PNG', 1, 2, 'IEND', 0xae, 0x42, 0x60, 0x82),
  'a.jpg': bytes(0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9, 0xff, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9),
  'a.jpeg': bytes(0xff, 0xd8, 0xff, 0xda, 0xff, 0xd9),
  'a.gif': bytes('GIF89a', 1, 0x3b),
  'a.svg': bytes('<svg></svg>\n '),
  'a.webm': bytes(0x1a, 0x45, 0xdf, 0xa3),
};

describe('A picture or a video', () => {
  it.each(Object.keys(WHOLE))('%s is whole, wherever its bytes lie and however its name is written', (name) => {
    const whole = WHOLE[name] ?? bytes();
    for (const path of [name, `/media/old.txt/${name}`, name.toUpperCase()]) {
      expect(isWholeMedia(whole, path)).toBe(true);
      expect(isWholeMedia(inside(whole), path)).toBe(true);
    }
    expect(isWholeMedia(whole, name.replace('a.', ''))).toBe(true);
    expect(isWholeMedia(whole, `${name}.txt`)).toBe(false);
  });

  it.each(Object.keys(WHOLE))('%s is not whole without its first byte, and is no other format', (name) => {
    const whole = WHOLE[name] ?? bytes();
    expect(isWholeMedia(whole.subarray(1), name)).toBe(name === 'a.svg');
    for (const other of Object.keys(WHOLE)) {
      const isSameFormat =
        name === other || [name, other].every((one) => /avif|mp4/.test(one)) || [name, other].every((one) => /jpe?g/.test(one));
      expect(isWholeMedia(whole, other), other).toBe(isSameFormat);
    }
  });

  it.each<[string, string, Uint8Array]>([
    ['a WebP that says it is longer', 'a.webp', bytes('RIFF', 7, 0, 0, 0, 'WEBP', 1, 2)],
    ['a RIFF file of another kind', 'a.webp', bytes('RIFF', 6, 0, 0, 0, 'WAVE', 1, 2)],
    ['a WEBP that is no RIFF file', 'a.webp', bytes('RIFX', 6, 0, 0, 0, 'WEBP', 1, 2)],
    ['a start without an end', 'a.png', bytes(0x89, 'PNG', 1, 2, 3, 4, 5, 6, 7, 8, 9)],
    ['an end without a start', 'a.png', bytes(1, 'PNG', 'IEND', 0xae, 0x42, 0x60, 0x82)],
    ['an end without its start', 'a.jpg', bytes(1, 0xd8, 0xff, 0xda, 0xff, 0xd9)],
    ['a start without its end', 'a.jpg', bytes(0xff, 0xd8, 0xff, 0xda, 1, 0xff, 1)],
    ['a JPEG that ends before its picture begins', 'a.jpg', bytes(0xff, 0xd8, 0xff, 0xd9)],
    ['a JPEG of which only the preview has an end', 'a.jpg', bytes(0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9, 0xff, 0xda, 0, 2, 1, 2)],
    ['a JPEG whose segments lead nowhere', 'a.jpg', bytes(0xff, 0xd8, 0xff, 0xe1, 0, 2, 1, 0xff, 0xda, 0xff, 0xd9)],
    ['a JPEG that is cut short in a segment', 'a.jpg', bytes(0xff, 0xd8, 0xff, 0xe1, 0, 90, 0xff, 0xda, 0xff, 0xd9)],
    ['a start that is its end', 'a.jpg', bytes(0xff)],
    ['a GIF without its last byte', 'a.gif', bytes('GIF89a', 1, 2)],
    ['an end of a GIF', 'a.gif', bytes('JIF89a', 1, 0x3b)],
    ['an SVG with something behind it', 'a.svg', bytes('<svg></svg>.')],
    ['an SVG whose end stands somewhere', 'a.svg', bytes(`<svg></svg>${' '.repeat(64)}`)],
    ['a box that is longer than the file', 'a.mp4', bytes(...START, 0, 0, 0, 11, 'mdat', 1, 2)],
    ['bytes behind the last box', 'a.mp4', bytes(...START, 0, 0, 0, 8, 'mdat', 1, 2, 3)],
    ['a box that is shorter than its own head', 'a.mp4', bytes(...START, 0, 0, 0, 7, 'mdat', 0, 0, 0, 9)],
    ['such a box before a whole one', 'a.mp4', bytes(...START, 0, 0, 0, 4, 0, 0, 0, 8, 'mdat')],
    ['boxes that begin otherwise', 'a.mp4', bytes(0, 0, 0, 12, 'moov', 'avif', 0, 0, 0, 8, 'mdat')],
    ['a long box whose length is cut short', 'a.mp4', bytes(...START, 0, 0, 0, 1, 'mdat', 0, 0, 0, 0, 0, 0, 0)],
    ['a long box that is longer than the file', 'a.mp4', bytes(...START, 0, 0, 0, 1, 'mdat', 0, 0, 0, 0, 0, 0, 0, 18, 9)],
    ['what nothing describes', 'a.mp4', bytes(0, 0, 0, 12, 'ftyp', 'mp42', 0, 0, 0, 8, 'mdat')],
    ['a description alone, of a picture', 'a.avif', START],
    ['a description alone, of a video', 'a.mp4', bytes(0, 0, 0, 12, 'ftyp', 'mp42', 0, 0, 0, 8, 'moov')],
    ['nothing', 'a.mp4', bytes()],
  ])('is not whole as %s', (_what, name, wrong) => {
    expect(isWholeMedia(wrong, name)).toBe(false);
  });

  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.webp'])(
    '%s is whole with bytes behind its end, as cameras and image servers add them',
    (name) => {
      expect(isWholeMedia(bytes(...(WHOLE[name] ?? []), 0, 0, 7), name)).toBe(true);
    },
  );

  it('is whole with a last box that goes to the end, and with a long one that just fits', () => {
    expect(isWholeMedia(bytes(...START, 0, 0, 0, 0, 'mdat', 5, 6, 7), 'a.mp4')).toBe(true);
    expect(isWholeMedia(bytes(...START, 0, 0, 0, 1, 'mdat', 0, 0, 0, 0, 0, 0, 0, 16), 'a.mp4')).toBe(true);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeMedia } from '../../src/offline/storage/whole-media';

const FOLDERS = ['public/media', 'public/icons', 'server/seed/media'];
const MEDIA = /\.(avif|mp4|png|svg)$/;
const everyFile = FOLDERS.flatMap((folder) => filesOf(folder));
/** The smallest of each format, so that a property reads little. */
const samples = ['avif', 'mp4', 'png', 'svg'].flatMap((extension) =>
  everyFile.filter((file) => file.endsWith(`.${extension}`)).slice(0, 3),
);

const bytes = (...values: readonly number[]): Uint8Array => new Uint8Array(values);
const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
/** Formats that a shop may upload and that are in none of our files. */
const MADE = {
  'a.webp': bytes(...ascii('RIFF'), 8, 0, 0, 0, ...ascii('WEBP'), 1, 2, 3, 4),
  'a.jpg': bytes(0xff, 0xd8, 0xff, 0xe0, 0, 3, 1, 0xff, 0xda, 0, 2, 3, 0xff, 0xd9),
  'a.gif': bytes(...ascii('GIF89a'), 1, 2, 3, 0x3b),
};

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => MEDIA.test(file))
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}

describe('A picture or a video', () => {
  it('of the store is whole', () => {
    expect(samples.length).toBeGreaterThan(6);
    for (const file of everyFile) expect(isWholeMedia(readFileSync(file), file), file).toBe(true);
  });

  it.each(samples)('%s is not whole when it is cut short, wherever', (file) => {
    const whole = readFileSync(file);
    // A line end behind the last tag of an SVG may go.
    const shortest = whole.toString('latin1').trimEnd().length;
    assert(property(nat(shortest - 1), (length) => !isWholeMedia(whole.subarray(0, length), file)));
  });

  it.each(samples.filter((file) => /[.](?:avif|mp4)$/.test(file)))(
    '%s is not whole when it is cut short between two of its boxes',
    (file) => {
      const whole = readFileSync(file);
      const ends: number[] = [];
      for (let at = 0; at < whole.length; at += whole.readUInt32BE(at)) ends.push(at);
      expect(ends.length).toBeGreaterThan(2);
      for (const length of ends) expect(isWholeMedia(whole.subarray(0, length), file), `${length}`).toBe(false);
    },
  );

  it.each(Object.entries(MADE))('in another format, %s, is whole, and not when it is cut short', (name, whole) => {
    expect(isWholeMedia(whole, name)).toBe(true);
    for (let length = 0; length < whole.length; length += 1) expect(isWholeMedia(whole.subarray(0, length), name), `${length}`).toBe(false);
  });

  it('is no page and no other format, whatever its name', () => {
    const page = new TextEncoder().encode('<!doctype html><h1>Welcome to Guest WiFi</h1>');
    const svg = new TextEncoder().encode('<svg></svg>');
    for (const extension of ['avif', 'mp4', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'svg', 'webm', 'txt', '']) {
      expect(isWholeMedia(page, `/media/a.${extension}`), extension).toBe(false);
      expect(isWholeMedia(svg, `/media/a.${extension}`), extension).toBe(extension === 'svg');
    }
  });

  it('is not whole by boxes that lead nowhere, and is by a last box that goes to the end', () => {
    const start = [0, 0, 0, 8, ...ascii('ftyp'), 0, 0, 0, 8, ...ascii('moov')];
    expect(isWholeMedia(bytes(...start, 0, 0, 0, 4, 1, 2, 3, 4), 'a.mp4')).toBe(false);
    expect(isWholeMedia(bytes(...start, 0, 0, 0, 1, ...ascii('mdat'), 0, 0, 0), 'a.mp4')).toBe(false);
    expect(isWholeMedia(bytes(...start, 0, 0, 0, 1, ...ascii('mdat'), 0, 0, 0, 0, 0, 0, 0, 17, 9), 'a.mp4')).toBe(true);
    expect(isWholeMedia(bytes(...start, 0, 0, 0, 0, ...ascii('mdat'), 5), 'a.mp4')).toBe(true);
  });
});

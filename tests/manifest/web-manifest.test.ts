import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webManifest } from '../../src/domain/web-manifest';

const SEA = [0x0f, 0x4c, 0x46];
const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(await readFile(`public${file}`)).metadata();
  return `${format} ${width}x${height}`;
};

describe('The web manifest', () => {
  it.each(webManifest().icons)('tells the true size of $src ($purpose)', async ({ src, sizes }) => {
    expect(await sizeOf(src)).toBe(`png ${sizes}`);
  });

  it('has what a device asks for before it installs a store', () => {
    const { id, name, short_name, start_url, scope, display, icons } = webManifest();
    expect({ id, start_url, scope, display }).toEqual({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(name.length * short_name.length).toBeGreaterThan(0);
    expect(icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  });

  it.each(webManifest().screenshots)('shows the store by $src, in the pixels that it tells', async ({ src, sizes, type }) => {
    expect(await sizeOf(src)).toBe(`${type === 'image/jpeg' ? 'jpeg' : type} ${sizes}`);
    expect((await stat(`public${src}`)).size).toBeLessThan(200_000);
    const [longer = 0, shorter = 0] = sizes
      .split('x')
      .map(Number)
      .toSorted((a, b) => b - a);
    expect(shorter >= 320 && longer <= 3840 && longer <= shorter * 2.3).toBe(true);
  });

  it('has pictures of phones and of wide windows, those of a kind in one shape', () => {
    const shapes = new Set(webManifest().screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`));
    expect([...shapes].map((shape) => shape.split(' ')[0]).toSorted()).toEqual(['narrow', 'wide']);
  });

  it('leads to what is used most, in an open window, and takes a shared photo to the scan page', () => {
    expect(webManifest().shortcuts.map(({ url }) => url)).toEqual(['/products', '/scan', '/rooms', '/quotes', '/my-cart']);
    expect(webManifest().launch_handler.client_mode[0]).toBe('navigate-existing');
    expect(webManifest().share_target).toMatchObject({ action: '/scan', method: 'POST', enctype: 'multipart/form-data' });
  });

  it('has an icon for Apple devices and one for the tab', async () => {
    expect(await sizeOf('/icons/apple-touch-icon.png')).toBe('png 180x180');
    expect(await sizeOf('/icons/favicon.svg')).toBe('svg 512x512');
  });

  it('keeps the maskable mark inside the safe zone, a circle of 80 %', async () => {
    const { data, info } = await sharp('public/icons/maskable-512.png').removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let outside = 0;
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        const isSafe = Math.hypot(x - info.width / 2, y - info.height / 2) <= info.width * 0.4;
        const offset = (y * info.width + x) * info.channels;
        const isBackground = SEA.every((value, channel) => Math.abs((data[offset + channel] ?? 0) - value) <= 4);
        if (!isSafe && !isBackground) outside += 1;
      }
    }
    expect(outside).toBe(0);
  });
});

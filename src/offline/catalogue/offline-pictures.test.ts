import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '../../api/errors';
import { createOfflinePictures, NotWholeError } from './offline-pictures';

const DRAWING = '<svg></svg>';
const picture = { name: 'oak', version: '1', files: [{ address: '/media/oak-1280.svg', bytes: 11 }] };
const { signal } = new AbortController();
let kept: string[];
let reply: () => Response;

beforeEach(() => {
  kept = [];
  vi.stubGlobal('location', new URL('https://store.test/'));
  vi.stubGlobal('caches', { open: async () => ({ put: async (_key: string, file: Response) => void kept.push(await file.text()) }) });
  vi.stubGlobal('fetch', async () => reply());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const drawing =
  (body: string, mediaType = 'image/svg+xml', status = 200) =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': mediaType } });

describe('A picture of the offline catalogue', () => {
  it('is kept when it is whole', async () => {
    reply = drawing(DRAWING);
    expect(await createOfflinePictures().save(picture, signal)).toBe(true);
    expect(kept).toEqual([DRAWING]);
  });

  it('that does not exist is not asked for again', async () => {
    reply = drawing('{"status":0,"message":"There is no such file.","data":null}', 'application/json', 404);
    expect(await createOfflinePictures().save(picture, signal)).toBe(false);
    expect(kept).toEqual([]);
  });

  it.each([
    ["a portal's page", drawing('<h1>Welcome to Guest WiFi</h1>', 'text/html')],
    ["a portal's page under the picture's type", drawing('<h1>Welcome to Guest WiFi</h1>')],
    ['a picture that is cut short', drawing(DRAWING.slice(0, 8))],
    ['nothing', drawing('')],
    ['what a redirect led to', () => Object.defineProperty(drawing(DRAWING)(), 'redirected', { value: true })],
  ])('is not kept where %s comes in its place, and waits for a better network', async (_what, wrong) => {
    reply = wrong;
    const saving = createOfflinePictures().save(picture, signal);
    await expect(saving).rejects.toThrow(NotWholeError);
    await expect(saving).rejects.toThrow(NetworkError);
    expect(kept).toEqual([]);
  });

  it("waits while the server is in trouble, and counts nothing of it as the picture's absence", async () => {
    reply = drawing('', 'text/html', 503);
    await expect(createOfflinePictures().save(picture, signal)).rejects.toThrow(HttpError);
  });
});

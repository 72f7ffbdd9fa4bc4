import { appIsRunning } from './shopper';
import { expect, test } from './store-test';

const FILM = '/media/hero-3.mp4';

test('A film that was kept plays and seeks without the server: the worker answers every part of it, and refuses one beyond its end', async ({
  page,
  store,
  complaints,
}) => {
  await page.goto('/about-us');
  await appIsRunning(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const sizeBytes = await page.evaluate(async (film) => (await (await fetch(film)).arrayBuffer()).byteLength, FILM);
  await page.evaluate(
    (film) => navigator.serviceWorker.controller?.postMessage({ type: 'WARM_MEDIA', urls: [new URL(film, location.href).href] }),
    FILM,
  );
  await expect.poll(() => page.evaluate(async (film) => (await caches.match(film))?.status, FILM)).toBe(200);
  await store.kill();

  const part = (range: string) =>
    page.evaluate(
      async ([film, wanted]) => {
        const response = await fetch(film ?? '', { headers: { Range: wanted ?? '' } });
        return { status: response.status, range: response.headers.get('content-range'), bytes: (await response.arrayBuffer()).byteLength };
      },
      [FILM, range],
    );
  expect(await part('bytes=0-99')).toEqual({ status: 206, range: `bytes 0-99/${sizeBytes}`, bytes: 100 });
  expect(await part(`bytes=${sizeBytes - 50}-`)).toEqual({
    status: 206,
    range: `bytes ${sizeBytes - 50}-${sizeBytes - 1}/${sizeBytes}`,
    bytes: 50,
  });
  expect((await part(`bytes=${sizeBytes + 1}-`)).status).toBe(416);

  const soughtTo = await page.evaluate(async (film) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = film;
    document.body.append(video);
    await new Promise((resolve, reject) => {
      video.addEventListener('loadedmetadata', resolve);
      video.addEventListener('error', () => reject(new Error(video.error?.message)));
    });
    video.currentTime = video.duration / 2;
    await new Promise((resolve) => video.addEventListener('seeked', resolve));
    return { isHalfWay: Math.abs(video.currentTime - video.duration / 2) < 0.1, error: video.error };
  }, FILM);
  expect(soughtTo).toEqual({ isHalfWay: true, error: null });
  complaints.length = 0;
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARED_PHOTO_FIELD } from '../src/domain/shared-photo';
import { takeSharedPhoto } from '../src/offline/worker/shared-photo';
import { enterWorkerScope, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';

let scope: WorkerScopeInTest;
beforeEach(async () => {
  scope = enterWorkerScope();
  (await import('./shared-photo')).takeSharedPhotos();
});
afterEach(() => void vi.unstubAllGlobals());

async function share(form: FormData): Promise<Response | null> {
  return scope.respond('/scan', { method: 'POST', body: form });
}

function photo(): FormData {
  const form = new FormData();
  form.set(SHARED_PHOTO_FIELD, new File(['tag'], 'tag.jpg', { type: 'image/jpeg' }));
  return form;
}

test('A photo that is shared to the app leads to the scan page, which gets it once', async () => {
  const reply = await share(photo());
  expect([reply?.status, reply?.headers.get('Location')]).toEqual([303, 'https://store.example/scan#shared']);
  const taken = await takeSharedPhoto();
  expect([taken?.type, await taken?.text()]).toEqual(['image/jpeg', 'tag']);
  expect(await takeSharedPhoto()).toBeNull();
});

test('Something else that is shared, or a full device, leads to the scan page without a photo', async () => {
  const text = new FormData();
  text.set('title', 'Oak');
  expect((await share(text))?.headers.get('Location')).toBe('https://store.example/scan');
  vi.spyOn(scope.caches, 'open').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  expect((await share(photo()))?.headers.get('Location')).toBe('https://store.example/scan');
  expect(await takeSharedPhoto()).toBeNull();
});

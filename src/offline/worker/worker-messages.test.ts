import { expect, it } from 'vitest';
import { readWorkerMessage } from './worker-messages';

it('The worker reads what a page of the store tells it', () => {
  expect(readWorkerMessage({ type: 'SKIP_WAITING', more: 1 })).toEqual({ type: 'SKIP_WAITING' });
  expect(readWorkerMessage({ type: 'WHICH_BUILD' })).toEqual({ type: 'WHICH_BUILD' });
  expect(readWorkerMessage({ type: 'WARM_MEDIA', urls: ['/media/a.avif', 7, null] })).toEqual({
    type: 'WARM_MEDIA',
    urls: ['/media/a.avif'],
  });
  expect(readWorkerMessage({ type: 'KEEP_DOCUMENTS', paths: ['/', 7] })).toEqual({ type: 'KEEP_DOCUMENTS', paths: ['/'] });
});

it.each([
  undefined,
  null,
  'SKIP_WAITING',
  {},
  { type: 'CACHE_URLS', urls: [] },
  { type: 'WARM_MEDIA' },
  { type: 'WARM_MEDIA', urls: '/' },
  { type: 'KEEP_DOCUMENTS', urls: ['/'] },
])('The worker does nothing about %j: an extension, or a page of another build', (data) => expect(readWorkerMessage(data)).toBeNull());

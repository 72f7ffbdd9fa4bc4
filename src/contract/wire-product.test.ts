import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaListCodec } from './wire-product';

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words));
});
afterEach(() => void vi.restoreAllMocks());

const wire = (type: string, fields: object) => ({ type, file: null, video: null, video_url: null, ...fields });

test('Pictures, videos and videos of another site are read in their order', () => {
  const media = mediaListCodec.decode([
    wire('Image', { file: '/media/oak.jpg' }),
    wire('Video', { video: '/media/oak.mp4', file: '/media/oak.jpg' }),
    wire('Video', { video: 'https://a.example/oak.mp4' }),
    wire('Youtube', { video_url: 'https://www.youtube.com/watch?v=abc' }),
  ]);
  expect(media).toMatchObject([
    { type: 'image', picture: { src: '/media/oak.jpg' } },
    { type: 'video', src: '/media/oak.mp4', poster: { src: '/media/oak.jpg' } },
    { type: 'video', src: 'https://a.example/oak.mp4', poster: null },
    { type: 'youtube', url: 'https://www.youtube.com/watch?v=abc' },
  ]);
  expect(mediaListCodec.decode(mediaListCodec.encode(media))).toEqual(media);
  expect(warned).toEqual([]);
});

test.each([
  ['of a type of next year', 'Slides', { file: '/media/oak.jpg', video: '/media/oak.mp4', video_url: 'https://a.example' }],
  ['a picture without a file', 'Image', { video_url: 'https://a.example' }],
  ['a video without a file', 'Video', { file: '/media/oak.jpg' }],
  ['a video that would run', 'Video', { video: 'javascript:steal()' }],
  ['a video of nowhere', 'Youtube', { video: '/media/oak.mp4' }],
  ['a video of a site that would run', 'Youtube', { video_url: 'javascript:steal()' }],
])('%s is left out, the log says so, and the rest is shown', (_what, type, fields) => {
  expect(mediaListCodec.decode([wire(type, fields), wire('Image', { file: '/media/oak.jpg' })])).toMatchObject([{ type: 'image' }]);
  expect(warned).toEqual([expect.stringContaining(`unknown media '${type}'`)]);
});

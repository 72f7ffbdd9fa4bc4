import { expect, it } from 'vitest';
import { youtubeId } from './youtube-id';

it('finds the video in every form of address that YouTube hands out', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=abcdefghij1&t=3',
    'https://youtu.be/abcdefghij1',
    'https://m.youtube.com/shorts/abcdefghij1',
    'https://www.youtube-nocookie.com/embed/abcdefghij1?rel=0',
  ]) {
    expect(youtubeId(address)).toBe('abcdefghij1');
  }
});

it('refuses other hosts and what is no address', () => {
  expect(youtubeId('https://youtube.com.evil.example/watch?v=abcdefghij1')).toBeNull();
  expect(youtubeId('https://www.youtube.com/watch?v=../../x')).toBeNull();
  expect(youtubeId('abcdefghij1')).toBeNull();
});

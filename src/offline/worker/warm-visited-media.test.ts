import { expect, it } from 'vitest';
import { smallestCandidate } from './warm-visited-media';

it('The narrowest picture of a srcset is the one kept for later', () => {
  expect(smallestCandidate('/media/a-1280.avif 1280w, /media/a-320.avif 320w,/media/a-640.avif 640w')).toBe('/media/a-320.avif');
  expect(smallestCandidate('')).toBe('');
});

import { expect, it } from 'vitest';
import { closestSibling } from './media-sibling';

const at = (file: string) => `https://store.test/media/${file}`;
const KEPT = ['p107-plank-320.avif', 'p107-plank-1280.webp', 'p107-plank-1280.avif', 'p108-plank-640.avif', 'fallback.svg'].map(at);

it('A picture that cannot be had is answered by the next wider one of the same picture, in the same format if possible', () => {
  expect(closestSibling(at('p107-plank-640.avif'), KEPT)).toBe(at('p107-plank-1280.avif'));
  expect(closestSibling(at('p107-plank-640.webp'), KEPT)).toBe(at('p107-plank-1280.webp'));
  expect(closestSibling(at('p107-plank-1920.avif'), KEPT)).toBe(at('p107-plank-1280.avif'));
  expect(closestSibling(at('p107-plank-200.avif'), KEPT)).toBe(at('p107-plank-320.avif'));
});

it('Another picture is never shown instead', () => {
  expect(closestSibling(at('p109-plank-640.avif'), KEPT)).toBeNull();
  expect(closestSibling(at('fallback.svg'), KEPT)).toBeNull();
});

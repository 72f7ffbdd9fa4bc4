import type { Picture } from '../../domain/picture';

function tallRoom(name: string, color: string): Picture {
  return { src: `/media/${name}-960.webp`, widths: [480, 960], widthPx: 960, heightPx: 1600, color, alt: '' };
}

/** Loaded only in wide viewports. */
export const authPictures = {
  login: tallRoom('hero-1-tall', '#1d4a44'),
  signUp: tallRoom('hero-3-tall', '#cbb591'),
  password: tallRoom('hero-2-tall', '#5a3b26'),
} as const;

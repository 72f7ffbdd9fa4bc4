import { lazyPart } from '../ui/lazy-part';

export const Tools = lazyPart(
  () => import('./-list-tools'),
  (code) => code.Tools,
);

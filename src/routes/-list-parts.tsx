import { lazyPart } from '../ui/lazy-part';

export const Tools = lazyPart(
  () => import('./-list-tools'),
  (code) => code.Tools,
);

export const Found = lazyPart(
  () => import('../features/find/found-list'),
  (code) => code.FoundList,
);

import { laterCode } from '../ui/later-code';

export const Tools = laterCode(
  () => import('./-later-list-parts'),
  (code) => code.Tools,
);

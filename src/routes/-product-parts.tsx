import { laterCode } from '../ui/later-code';

const parts = () => import('./-later-product-parts');

export const Actions = laterCode(parts, (code) => code.Actions);
export const Bar = laterCode(parts, (code) => code.Bar);

import { lazyPart } from '../ui/lazy-part';

const parts = () => import('./-product-actions');

export const Actions = lazyPart(parts, (code) => code.Actions);
export const Bar = lazyPart(parts, (code) => code.Bar);

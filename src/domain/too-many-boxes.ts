import { MAX_BOXES } from './coverage';
import { formatCount } from './number-text';

/** Shown instead of a price. */
export const TOO_MANY_BOXES = `That needs more boxes than fit in one order (${formatCount(MAX_BOXES)}). Please ask us.`;

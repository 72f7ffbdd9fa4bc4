import { MAX_BOXES } from './coverage';
import { formatCount } from './number-text';

/** Said instead of a price when an area needs more boxes than a cart line may have (DESIGN 7.8). */
export const TOO_MANY_BOXES = `That needs more boxes than fit in one order (${formatCount(MAX_BOXES)}). Please ask us.`;

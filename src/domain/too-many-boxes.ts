import { MAX_BOXES } from './coverage';
import { formatCount } from './number-text';
import { tooManyBoxesTexts } from './too-many-boxes.texts';

/** Shown instead of a price. */
export const tooManyBoxes = (): string => tooManyBoxesTexts.tooMany(formatCount(MAX_BOXES));

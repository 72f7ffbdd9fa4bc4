import { laterCode } from '../../ui/later-code';

const parts = () => import('./later-list-parts');

/** The server writes a list with its floors: what shows while there are none, or asks for more, a first screen does without. */
export const NoFloors = laterCode(parts, (code) => code.NoFloors);
export const ProductGridSkeleton = laterCode(parts, (code) => code.ProductGridSkeleton);
export const ListEnd = laterCode(parts, (code) => code.ListEnd);

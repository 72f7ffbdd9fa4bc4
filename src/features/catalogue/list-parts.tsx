import { lazyPart } from '../../ui/lazy-part';

const parts = () => import('./later-list-parts');

/** The server writes a list with its floors: what shows while there are none, or asks for more, a first screen does without. */
export const NoFloors = lazyPart(parts, (code) => code.NoFloors);
export const ProductGridSkeleton = lazyPart(parts, (code) => code.ProductGridSkeleton);
export const ListEnd = lazyPart(parts, (code) => code.ListEnd);

import { laterCode } from '../../ui/later-code';

const parts = () => import('./later-product-parts');

/** The server has written what a shopper looks at first; a press or a typed area brings the code of what answers it. */
export const Gallery = laterCode(parts, (code) => code.Gallery);
export const Description = laterCode(parts, (code) => code.Description);
export const FloorForm = laterCode(parts, (code) => code.FloorForm);
export const Specifications = laterCode(parts, (code) => code.Specifications);
export const ProductPageSkeleton = laterCode(parts, (code) => code.ProductPageSkeleton);
export const RelatedFloors = laterCode(parts, (code) => code.RelatedFloors);

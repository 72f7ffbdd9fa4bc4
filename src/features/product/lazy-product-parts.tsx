import { lazyPart } from '../../ui/lazy-part';
import { GallerySkeleton } from './product-page-skeleton';

const sections = () => import('./product-sections');

/** In the document of the first screen; their code loads later. */
export const Gallery = lazyPart(sections, (code) => code.Gallery, <GallerySkeleton />);
export const Description = lazyPart(sections, (code) => code.Description);
export const SelectionForm = lazyPart(sections, (code) => code.SelectionForm);
export const Specifications = lazyPart(sections, (code) => code.Specifications);
export const RelatedProducts = lazyPart(sections, (code) => code.RelatedProducts);

import { lazyPart } from '../../ui/lazy-part';
import { GallerySkeleton } from './product-page-skeleton';

const sections = () => import('./product-sections');

/** The parts of a product's page that its first screen has in the document: their code follows. */
export const Gallery = lazyPart(sections, (code) => code.Gallery, <GallerySkeleton />);
export const Description = lazyPart(sections, (code) => code.Description);
export const SelectionForm = lazyPart(sections, (code) => code.SelectionForm);
export const Specifications = lazyPart(sections, (code) => code.Specifications);
export const RelatedProducts = lazyPart(sections, (code) => code.RelatedProducts);

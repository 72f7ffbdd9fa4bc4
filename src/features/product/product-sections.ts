// One chunk for everything beside and below a product's title and price (see product-page.tsx).
export { MediaGallery as Gallery } from '../../ui/media-gallery';
export { RichText as Description } from '../../ui/rich-text';
export { SelectionForm } from './selection-form';
export { RelatedProducts } from './related-products';
export { Specifications } from './specifications';

// One chunk for what stands beside and below a product's title and price (see product-parts.tsx).
export { MediaGallery as Gallery } from '../../ui/media-gallery';
export { RichText as Description } from '../../ui/rich-text';
export { FloorForm } from './floor-form';
export { RelatedFloors } from './related-floors';
export { Specifications } from './specifications';

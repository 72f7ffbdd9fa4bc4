export { MediaGallery as Gallery } from '../../ui/media-gallery';
export { RichText as Description } from '../../ui/rich-text';
export { FloorForm } from './floor-form';
export { ProductPageSkeleton } from './product-page-skeleton';
export { RelatedFloors } from './related-floors';
export { Specifications } from './specifications';

import { memo } from 'react';
import { MediaGallery } from '../../ui/media-gallery';

/** What a shopper types below changes none of its pictures. */
export const Gallery = memo(MediaGallery);

export { RichText as Description } from '../../ui/rich-text';
export { FloorForm } from './floor-form';
export { RelatedFloors } from './related-floors';
export { Specifications } from './specifications';

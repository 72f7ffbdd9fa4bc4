import { FALLBACK_PICTURE, type Picture } from '../domain/picture';
import { Pic } from './product-picture';
import css from './empty-screen-picture.module.css';

const PLANK: Picture = {
  ...FALLBACK_PICTURE,
  src: '/media/p107-plank-1280.webp',
  widths: [320, 640, 1280],
  widthPx: 1280,
  heightPx: 960,
  color: '#c9b08c',
};

export function EmptyScreenPicture({ sizes = '(min-width: 1440px) 1280px, 100vw' }: { readonly sizes?: string }) {
  return <Pic picture={PLANK} sizes={sizes} className={css['picture']} isDecorative />;
}

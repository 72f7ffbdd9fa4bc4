import { DEFAULT_SHOP_NAME } from '../domain/shop-identity.ts';
import { SHARED_PHOTO_FIELD } from '../domain/shared-photo.ts';

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const SHORTCUT_ICONS: ManifestImage[] = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

interface Screenshot extends ManifestImage {
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

/** `npm run screens -- --manifest` takes them. */
function screenshot(name: string, form: Screenshot['form_factor'], label: string): Screenshot {
  const [suffix, sizes] = form === 'narrow' ? ['0360', '720x1600'] : ['1440', '1440x900'];
  return { src: `/screenshots/${name}--${suffix}.jpg`, sizes, type: 'image/jpeg', form_factor: form, label };
}

/** The server inserts the shop's own name, and leaves out pictures of another. Icons: pictures/icons/draw-icons.ts. */
export const webManifest = {
  id: '/',
  name: DEFAULT_SHOP_NAME,
  short_name: DEFAULT_SHOP_NAME,
  description: 'Vinyl flooring by the box, with installation, for South Florida.',
  lang: 'en-US',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  display_override: ['standalone' as const, 'minimal-ui' as const],
  launch_handler: { client_mode: ['navigate-existing' as const, 'auto' as const] },
  share_target: {
    action: '/scan',
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_PHOTO_FIELD, accept: ['image/*'] }] },
  },
  theme_color: '#000000',
  background_color: '#FBF9F6',
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('home-first-screen', 'narrow', 'The store'),
    screenshot('product-first-screen', 'narrow', 'A floor with its price'),
    screenshot('rooms-first-screen', 'narrow', 'Measured rooms'),
    screenshot('home-first-screen', 'wide', 'The store'),
    screenshot('product-first-screen', 'wide', 'A floor with its price'),
  ],
  shortcuts: [
    { name: 'Products', short_name: 'Products', url: '/products', icons: SHORTCUT_ICONS },
    { name: 'Scan a tag', short_name: 'Scan', url: '/scan', icons: SHORTCUT_ICONS },
    { name: 'My rooms', short_name: 'Rooms', url: '/rooms', icons: SHORTCUT_ICONS },
    { name: 'Quotes', short_name: 'Quotes', url: '/quotes', icons: SHORTCUT_ICONS },
    { name: 'My cart', short_name: 'Cart', url: '/my-cart', icons: SHORTCUT_ICONS },
  ],
};

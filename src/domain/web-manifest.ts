import { pathIn, spokenLanguage, spokenLocale } from './languages.ts';
import { SHARED_PHOTO_FIELD } from './shared-photo.ts';
import { DEFAULT_SHOP_NAME } from './shop-identity.ts';
import { webManifestTexts } from './web-manifest.texts.ts';

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

/**
 * In the spoken language: one app, whose start and shortcuts are in the language of the page that it was installed from. The server inserts
 * the shop's own name, and leaves out pictures of another. Icons: pictures/icons/draw-icons.ts. https://www.w3.org/TR/appmanifest/
 */
export function webManifest() {
  const at = (path: string): string => pathIn(spokenLanguage(), path);
  return {
    id: '/',
    name: DEFAULT_SHOP_NAME,
    short_name: DEFAULT_SHOP_NAME,
    description: webManifestTexts.description,
    lang: spokenLocale(),
    dir: 'ltr' as const,
    start_url: at('/'),
    scope: '/',
    display: 'standalone' as const,
    display_override: ['standalone' as const, 'minimal-ui' as const],
    launch_handler: { client_mode: ['navigate-existing' as const, 'auto' as const] },
    share_target: {
      action: at('/scan'),
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
      screenshot('home-first-screen', 'narrow', webManifestTexts.store),
      screenshot('product-first-screen', 'narrow', webManifestTexts.floor),
      screenshot('rooms-first-screen', 'narrow', webManifestTexts.rooms),
      screenshot('home-first-screen', 'wide', webManifestTexts.store),
      screenshot('product-first-screen', 'wide', webManifestTexts.floor),
    ],
    shortcuts: [
      { name: webManifestTexts.products, short_name: webManifestTexts.products, url: at('/products'), icons: SHORTCUT_ICONS },
      { name: webManifestTexts.scan, short_name: webManifestTexts.scanShort, url: at('/scan'), icons: SHORTCUT_ICONS },
      { name: webManifestTexts.myRooms, short_name: webManifestTexts.roomsShort, url: at('/rooms'), icons: SHORTCUT_ICONS },
      { name: webManifestTexts.quotes, short_name: webManifestTexts.quotes, url: at('/quotes'), icons: SHORTCUT_ICONS },
      { name: webManifestTexts.cart, short_name: webManifestTexts.cartShort, url: at('/my-cart'), icons: SHORTCUT_ICONS },
    ],
  };
}

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const SHORTCUT_ICONS: ManifestImage[] = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** The W3C Web Application Manifest. pictures/icons/draw-icons.ts draws the icons. */
export const webManifest = {
  id: '/',
  name: 'SPS Flooring',
  short_name: 'SPS Flooring',
  description: 'Vinyl flooring by the box, with installation, for South Florida.',
  lang: 'en-US',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: '#000000',
  background_color: '#FBF9F6',
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Products', short_name: 'Products', url: '/products', icons: SHORTCUT_ICONS },
    { name: 'My cart', short_name: 'Cart', url: '/my-cart', icons: SHORTCUT_ICONS },
  ],
};

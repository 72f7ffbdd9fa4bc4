/** One picture of the installed app, as the manifest lists it. */
interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const SHORTCUT_ICONS: ManifestImage[] = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** The store as a device installs it (W3C Web Application Manifest). Icons are drawn by pictures/icons/draw-icons.ts. */
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

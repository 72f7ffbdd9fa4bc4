import { LinkPreview, type LinkPreviewProps } from './link-preview';
import { PageMeta } from '../../ui/page-meta';
import { titleWithShop, useShopName, useShopSettings } from '../../ui/shop-name';

const DEFAULT_DESCRIPTION =
  'Waterproof vinyl flooring by the box, priced by the square foot, with delivery and installation across South Florida.';
const DEFAULT_KEYWORDS = 'vinyl flooring, vinyl plank, waterproof flooring, flooring installation, South Florida, Miami';

export interface SiteMetaProps extends Pick<LinkPreviewProps, 'path' | 'picture'> {
  /** Without it the shop's title is used alone. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly type?: LinkPreviewProps['type'];
}

export function SiteMeta({ title, description, path, picture, type = 'website' }: SiteMetaProps) {
  const settings = useShopSettings();
  const shopName = useShopName();
  const words = {
    title: title === undefined ? settings?.metaTitle || `${shopName} | Vinyl flooring in South Florida` : titleWithShop(title, shopName),
    description: description || settings?.metaDescription || DEFAULT_DESCRIPTION,
  };
  return (
    <>
      <PageMeta wholeTitle={words.title} description={words.description} keywords={settings?.metaTag || DEFAULT_KEYWORDS} />
      {import.meta.env.SSR ? <LinkPreview {...words} path={path} type={type} picture={picture} /> : null}
    </>
  );
}

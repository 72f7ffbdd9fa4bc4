import { use } from 'react';
import { FALLBACK_PICTURE, type Picture, PREVIEW_SIZE, previewPath, SHOP_PREVIEW } from '../../domain/picture';
import { type Language, languages, pathIn, spokenLanguage } from '../../domain/languages';
import { dollarText, type Cents } from '../../domain/money';
import { DocumentContext } from '../../ui/document-context';
import { PageMeta } from '../../ui/page-meta';
import { titleWithShop, useShopName, useShopSettings } from '../../ui/shop-name';
import { siteTexts } from './site.texts';

interface SiteMetaProps extends Pick<LinkPreviewProps, 'path' | 'picture' | 'priceCents'> {
  /** Without it the shop's title is used alone. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly type?: LinkPreviewProps['type'];
}

export function SiteMeta({ title, description, type = 'website', ...preview }: SiteMetaProps) {
  const settings = useShopSettings();
  const shopName = useShopName();
  const words = {
    title: title === undefined ? settings?.metaTitle || `${shopName} | ${siteTexts.shopTitle}` : titleWithShop(title, shopName),
    description: description || settings?.metaDescription || siteTexts.description,
  };
  return (
    <>
      <PageMeta wholeTitle={words.title} description={words.description} keywords={settings?.metaTag || siteTexts.keywords} />
      {import.meta.env.SSR ? <LinkPreview {...words} {...preview} type={type} /> : null}
    </>
  );
}

interface LinkPreviewProps {
  readonly title: string;
  readonly description: string;
  /** Without parameters; absent where one document is for many addresses. */
  readonly path?: string | undefined;
  readonly type: 'article' | 'product' | 'website';
  /** The shop's picture when absent. */
  readonly picture?: Picture | undefined;
  /** Of a product, for the unit of sale. */
  readonly priceCents?: Cents | null | undefined;
}

/** https://ogp.me. Crawlers read the server's markup: render it only where `import.meta.env.SSR`. */
export function LinkPreview({ title, description, path, type, picture = FALLBACK_PICTURE, priceCents = null }: LinkPreviewProps) {
  const shopName = useShopName();
  const context = use(DocumentContext);
  if (context === null) return null;
  const addressIn = (language: Language): string => new URL(pathIn(language, path ?? '/'), context.siteUrl).href;
  const address = path === undefined ? null : addressIn(spokenLanguage());
  const preview = previewPath(picture);
  const isOwn = preview !== null || picture.src !== FALLBACK_PICTURE.src;
  const image = preview ?? (isOwn ? picture.src : `/previews/${SHOP_PREVIEW}.jpg`);
  const hasKnownSize = preview !== null || !isOwn;
  return (
    <>
      {address === null ? null : <link rel="canonical" href={address} />}
      {address === null ? null : languages.map((each) => <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />)}
      {address === null ? null : <meta property="og:url" content={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shopName} />
      {priceCents === null ? null : (
        <>
          <meta property="product:price:amount" content={dollarText(priceCents)} />
          <meta property="product:price:currency" content="USD" />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(image, context.siteUrl).href} />
      {hasKnownSize ? <meta property="og:image:width" content={String(PREVIEW_SIZE.widthPx)} /> : null}
      {hasKnownSize ? <meta property="og:image:height" content={String(PREVIEW_SIZE.heightPx)} /> : null}
      <meta property="og:image:alt" content={(isOwn && picture.alt) || title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** A path of this site; absolute in the page only if the build knows the site's address. */
  readonly canonicalPath?: string;
}

export function PageMeta({ title, description, keywords, canonicalPath }: PageMetaProps) {
  const canonical = canonicalPath === undefined ? null : absoluteAddress(canonicalPath);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords === undefined || keywords === '' ? null : <meta name="keywords" content={keywords} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical === null ? null : <link rel="canonical" href={canonical} />}
    </>
  );
}

function absoluteAddress(path: string): string | null {
  const site: unknown = import.meta.env['VITE_APP_URL'];
  return typeof site === 'string' && /^https?:/.test(site) ? new URL(path, site).href : null;
}

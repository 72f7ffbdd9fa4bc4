import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../ui/page-meta';
import { siteQueries } from './queries';

const COMPANY = 'SPS Flooring';
const DEFAULT_TITLE = 'SPS Flooring | Vinyl flooring in South Florida';
const DEFAULT_DESCRIPTION =
  'Waterproof vinyl flooring by the box, priced by the square foot, with delivery and installation across South Florida.';
const DEFAULT_KEYWORDS = 'vinyl flooring, vinyl plank, waterproof flooring, flooring installation, South Florida, Miami';

export function siteTitle(title: string): string {
  return `${title} | ${COMPANY}`;
}

export interface SiteMetaProps {
  /** Without it the shop's title is used alone. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly canonicalPath?: string;
}

export function SiteMeta({ title, description, canonicalPath }: SiteMetaProps) {
  const { data } = useQuery(siteQueries.settings());
  return (
    <PageMeta
      title={title === undefined ? data?.metaTitle || DEFAULT_TITLE : siteTitle(title)}
      description={description || data?.metaDescription || DEFAULT_DESCRIPTION}
      keywords={data?.metaTag || DEFAULT_KEYWORDS}
      {...(canonicalPath === undefined ? {} : { canonicalPath })}
    />
  );
}

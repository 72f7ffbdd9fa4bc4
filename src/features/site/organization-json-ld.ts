import type { Settings } from '../../domain/settings';
import { FIXED_PHONE, webHref } from './contact-links';

/** The shop for search engines (https://schema.org/Organization); missing settings are left out. */
export function organizationJsonLd(settings: Settings | undefined): Readonly<Record<string, unknown>> {
  const { contactNo, email, address, instagram = '', facebook = '', tiktok = '', twitter = '' } = settings ?? {};
  const profiles = [instagram, facebook, tiktok, twitter].map(webHref).filter((href) => href !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'SPS Flooring',
    url: '/',
    telephone: contactNo || FIXED_PHONE,
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

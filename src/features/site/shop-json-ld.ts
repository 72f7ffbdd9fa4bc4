import type { Settings } from '../../domain/settings';
import { storePosition } from '../../domain/store-position';
import { openingTimes } from '../../domain/opening-hours';
import { SHOP_PREVIEW } from '../../domain/picture';
import type { StructuredEntry } from '../../ui/document-context';
import { DEFAULT_SECOND_PHONE, DEFAULT_SERVICE_AREA, DEFAULT_SHOP_NAME } from '../../domain/shop-identity';
import { webHref } from './contact-links';

/** '1 Plank Way, Doral, FL 33178' */
const US_ADDRESS = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** https://schema.org/LocalBusiness; missing settings are left out. */
export function shopJsonLd(settings: Settings | undefined, siteUrl: string): StructuredEntry {
  const {
    shopName = DEFAULT_SHOP_NAME,
    secondPhone = DEFAULT_SECOND_PHONE,
    serviceArea = DEFAULT_SERVICE_AREA,
    contactNo,
    email,
    address,
    openingHours = '',
    mapUrl = '',
    instagram = '',
    facebook = '',
    tiktok = '',
    twitter = '',
  } = settings ?? {};
  const profiles = [instagram, facebook, tiktok, twitter].map(webHref).filter((href) => href !== null);
  const map = webHref(mapUrl);
  const times = openingTimes(openingHours);
  return {
    '@type': 'HomeGoodsStore',
    name: shopName,
    url: `${siteUrl}/`,
    image: `${siteUrl}/previews/${SHOP_PREVIEW}.jpg`,
    logo: `${siteUrl}/icons/icon-512.png`,
    telephone: contactNo || secondPhone,
    ...(email ? { email } : {}),
    ...(address ? { address: postalAddress(address) } : {}),
    ...(settings === undefined ? {} : { geo: { '@type': 'GeoCoordinates', ...storePosition(settings) } }),
    ...(map === null ? {} : { hasMap: map }),
    ...(times.length === 0 ? {} : { openingHours: times }),
    ...(serviceArea === '' ? {} : { areaServed: serviceArea }),
    currenciesAccepted: 'USD',
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

function postalAddress(address: string) {
  const [, streetAddress = '', addressLocality = '', addressRegion = '', postalCode = ''] = US_ADDRESS.exec(address) ?? [];
  if (streetAddress === '') return address;
  return { '@type': 'PostalAddress', streetAddress, addressLocality, addressRegion, postalCode, addressCountry: 'US' } as const;
}

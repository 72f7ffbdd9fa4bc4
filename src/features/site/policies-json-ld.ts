import { BOXES_PER_PALLET } from '../../domain/pallets';
import type { DeliveryZips } from '../../domain/delivery-zips';
import { spokenPath } from '../../domain/languages';
import { dollarText } from '../../domain/money';
import type { Settings } from '../../domain/settings';
import { plainText } from '../../domain/text';
import type { StructuredEntry } from '../../ui/document-context';
import { policiesJsonLdTexts } from './policies-json-ld.texts';

const HEADING = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/gis;

/**
 * https://schema.org/MerchantReturnPolicy and https://schema.org/ShippingService, of the shop as a whole. Only what the settings hold: days and
 * costs of a return stand in the terms as free text, and nothing holds the days of a delivery, without which offers of their own are
 * malformed (docs/decisions/0043). Empty when there is nothing to say.
 */
export function policiesJsonLd(settings: Settings, deliveryZips: DeliveryZips | undefined, siteUrl: string): readonly StructuredEntry[] {
  const conditions = deliveryZips === undefined ? [] : shippingConditions(deliveryZips);
  const hasReturns = [...settings.termsConditionsHtml.matchAll(HEADING)].some(([, heading = '']) =>
    /\b(?:return|devoluci)/i.test(plainText(heading)),
  );
  if (conditions.length === 0 && !hasReturns) return [];
  const policies: StructuredEntry = {
    '@type': 'Organization',
    name: settings.shopName,
    url: `${siteUrl}/`,
    ...(hasReturns
      ? {
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            merchantReturnLink: `${siteUrl}${spokenPath('/terms-and-conditions')}`,
          },
        }
      : {}),
    ...(conditions.length === 0
      ? {}
      : {
          hasShippingService: {
            '@type': 'ShippingService',
            name: policiesJsonLdTexts.delivery,
            description: policiesJsonLdTexts.perPallet(BOXES_PER_PALLET),
            fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
            shippingConditions: conditions,
          },
        }),
  };
  return [policies];
}

/** One for each price, for one pallet. What is priced by telephone is left out. */
function shippingConditions({ bands, zips }: DeliveryZips) {
  return bands.flatMap(({ priceCents }, band) => {
    const postalCode = zips.filter(({ bandIndex }) => bandIndex === band).map(({ zip }) => zip);
    return priceCents <= 0 || postalCode.length === 0
      ? []
      : [
          {
            '@type': 'ShippingConditions' as const,
            numItems: { '@type': 'QuantitativeValue' as const, maxValue: BOXES_PER_PALLET },
            shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: 'US', postalCode },
            shippingRate: { '@type': 'MonetaryAmount' as const, value: dollarText(priceCents), currency: 'USD' },
          },
        ];
  });
}

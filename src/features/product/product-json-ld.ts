import type { Product } from '../../domain/catalogue';
import { dollarText } from '../../domain/money';
import { plainText } from '../../domain/text';

/** A product for search engines (https://schema.org/Product). The offer is for one box, the unit of sale. */
export function productJsonLd(product: Product): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: String(product.id),
    description: plainText(product.descriptionHtml),
    ...(product.pricePerBoxCents === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            priceCurrency: 'USD',
            price: dollarText(product.pricePerBoxCents),
            availability: 'https://schema.org/InStock',
          },
        }),
  };
}

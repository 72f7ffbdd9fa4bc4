import type { StructuredEntry } from '../../ui/document-context';
import type { Category, Product, ProductDetails } from '../../domain/catalogue';
import { spokenPath } from '../../domain/languages';
import { dollarText } from '../../domain/money';
import { plainText } from '../../domain/text';
import { productTexts } from './product.texts';

interface Seller {
  readonly shopName: string;
  readonly refusesBeyondStock: boolean;
}

/** https://schema.org/Product. The offer is for one box, the unit of sale. */
export function productJsonLd(
  { product, media }: ProductDetails,
  category: Category | undefined,
  siteUrl: string,
  { shopName, refusesBeyondStock }: Seller,
): StructuredEntry {
  const url = productAddress(product, siteUrl);
  const pictures = media.flatMap((each) => (each.type === 'image' ? [each.picture] : []));
  return {
    '@type': 'Product',
    name: product.title,
    url,
    image: (pictures.length === 0 ? [product.picture] : pictures).map(({ src }) => new URL(src, siteUrl).href),
    sku: String(product.id),
    brand: { '@type': 'Brand', name: shopName },
    ...(category === undefined ? {} : { category: category.title }),
    description: plainText(product.descriptionHtml),
    ...(product.pricePerBoxCents === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            priceCurrency: 'USD',
            price: dollarText(product.pricePerBoxCents),
            availability: availabilityOf(product, refusesBeyondStock),
          },
        }),
  };
}

/** Uncounted boxes are in stock. A document may be days old, so it does not compare an arrival day with today. */
function availabilityOf({ stock }: Product, refusesBeyondStock: boolean) {
  if (stock === undefined || (stock.boxesOnHand !== null && stock.boxesOnHand > 0)) return 'https://schema.org/InStock';
  const isRefused = refusesBeyondStock && stock.boxesOnHand === 0;
  return isRefused || stock.backOn === null ? 'https://schema.org/OutOfStock' : 'https://schema.org/BackOrder';
}

/** https://schema.org/BreadcrumbList. */
export function breadcrumbJsonLd(product: Product, category: Category | undefined, siteUrl: string): StructuredEntry {
  const steps = [
    { name: productTexts.home, item: `${siteUrl}${spokenPath('/')}` },
    ...(category === undefined ? [] : [{ name: category.title, item: `${siteUrl}${spokenPath(`/products/category/${category.id}`)}` }]),
    { name: product.title, item: productAddress(product, siteUrl) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

const productAddress = ({ slug }: Product, siteUrl: string): string => `${siteUrl}${spokenPath(`/products/${slug}`)}`;

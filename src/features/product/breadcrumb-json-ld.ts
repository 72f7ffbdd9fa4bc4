import type { Category, Product } from '../../domain/catalogue';

/** A product's breadcrumb for search engines (https://schema.org/BreadcrumbList). */
export function breadcrumbJsonLd(product: Product, category: Category | undefined): Readonly<Record<string, unknown>> {
  const steps = [
    { name: 'Home', item: '/' },
    ...(category === undefined ? [] : [{ name: category.title, item: `/products/category/${category.id}` }]),
    { name: product.title, item: `/products/${product.slug}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

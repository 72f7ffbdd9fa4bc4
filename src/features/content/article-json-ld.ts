import type { Article } from '../../domain/content';
import { excerpt, plainText } from '../../domain/text';
import type { StructuredEntry } from '../../ui/document-context';

export function articleJsonLd(article: Article, siteUrl: string, shopName: string): StructuredEntry {
  const shop = { '@type': 'Organization', name: shopName, url: `${siteUrl}/` } as const;
  return {
    '@type': 'Article',
    headline: article.title,
    mainEntityOfPage: `${siteUrl}/blog/${article.slug}`,
    ...(article.date === '' ? {} : { datePublished: article.date }),
    image: new URL(article.picture.src, siteUrl).href,
    description: excerpt(plainText(article.descriptionHtml), 160),
    author: shop,
    publisher: shop,
  };
}

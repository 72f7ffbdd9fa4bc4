import type { Article } from '../../domain/content';
import { excerpt, plainText } from '../../domain/text';

/** An article for search engines (https://schema.org/Article). */
export function articleJsonLd(article: Article): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    ...(article.date === '' ? {} : { datePublished: article.date }),
    image: article.picture.src,
    description: excerpt(plainText(article.descriptionHtml), 160),
    publisher: { '@type': 'Organization', name: 'SPS Flooring' },
  };
}

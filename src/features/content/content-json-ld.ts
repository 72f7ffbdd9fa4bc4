import type { Article, Guide } from '../../domain/content';
import { spokenPath } from '../../domain/languages';
import { excerpt, plainText } from '../../domain/text';
import type { StructuredEntry } from '../../ui/document-context';

export function articleJsonLd(article: Article, siteUrl: string, shopName: string): StructuredEntry {
  const shop = { '@type': 'Organization', name: shopName, url: `${siteUrl}/` } as const;
  return {
    '@type': 'Article',
    headline: article.title,
    mainEntityOfPage: `${siteUrl}${spokenPath(`/blog/${article.slug}`)}`,
    ...(article.date === '' ? {} : { datePublished: article.date }),
    image: new URL(article.picture.src, siteUrl).href,
    description: excerpt(plainText(article.descriptionHtml), 160),
    author: shop,
    publisher: shop,
  };
}

const NUMBERED_LIST = /<ol>(.*?)<\/ol>/gs;
const LIST_ITEM = /<li>(.*?)<\/li>/gs;

/** Items of its numbered lists are the steps (https://schema.org/HowTo). A guide without any is an article. */
export function guideJsonLd(guide: Guide, siteUrl: string): StructuredEntry {
  const url = `${siteUrl}${spokenPath(`/installation/${guide.slug}`)}`;
  const image = new URL(guide.picture.src, siteUrl).href;
  const description = excerpt(plainText(guide.descriptionHtml), 160);
  const steps = [...guide.descriptionHtml.matchAll(NUMBERED_LIST)].flatMap(([, list = '']) =>
    [...list.matchAll(LIST_ITEM)].map(([, item = '']) => plainText(item)),
  );
  if (steps.length === 0) return { '@type': 'Article', headline: guide.title, url, image, description };
  return {
    '@type': 'HowTo',
    name: guide.title,
    url,
    image,
    description,
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

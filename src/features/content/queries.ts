import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';

const content = onDemand(() => import('../../api/content'));

export const contentQueries = {
  home: () =>
    queryOptions({ queryKey: ['public', 'home'], queryFn: queryOf(content, (calls, options) => calls.fetchHome(undefined, options)) }),
  about: () =>
    queryOptions({ queryKey: ['public', 'about'], queryFn: queryOf(content, (calls, options) => calls.fetchAbout(undefined, options)) }),
  articles: () =>
    queryOptions({
      queryKey: ['public', 'articles'],
      queryFn: queryOf(content, (calls, options) => calls.fetchArticles(undefined, options)),
    }),
  article: (slug: string) =>
    queryOptions({
      queryKey: ['public', 'article', slug],
      queryFn: queryOf(content, (calls, options) => calls.fetchArticle(slug, options)),
    }),
  guides: () =>
    queryOptions({ queryKey: ['public', 'guides'], queryFn: queryOf(content, (calls, options) => calls.fetchGuides(undefined, options)) }),
  guide: (slug: string) =>
    queryOptions({ queryKey: ['public', 'guide', slug], queryFn: queryOf(content, (calls, options) => calls.fetchGuide(slug, options)) }),
};

/** For `select`: what a list has of one page; undefined where that is only its title. */
export function bySlug(slug: string) {
  return <Text extends { readonly slug: string; readonly descriptionHtml: string }>(list: readonly Text[]): Text | undefined =>
    list.find((text) => text.slug === slug && text.descriptionHtml !== '');
}

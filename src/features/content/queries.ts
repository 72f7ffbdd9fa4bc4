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

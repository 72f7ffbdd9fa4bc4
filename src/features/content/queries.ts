import { queryOptions } from '@tanstack/react-query';
import { fetchAbout, fetchArticle, fetchArticles, fetchGuide, fetchGuides, fetchHome } from '../../api/content';

export const contentQueries = {
  home: () => queryOptions({ queryKey: ['public', 'home'], queryFn: ({ signal }) => fetchHome(undefined, { signal }) }),
  about: () => queryOptions({ queryKey: ['public', 'about'], queryFn: ({ signal }) => fetchAbout(undefined, { signal }) }),
  articles: () => queryOptions({ queryKey: ['public', 'articles'], queryFn: ({ signal }) => fetchArticles(undefined, { signal }) }),
  article: (slug: string) =>
    queryOptions({ queryKey: ['public', 'article', slug], queryFn: ({ signal }) => fetchArticle(slug, { signal }) }),
  guides: () => queryOptions({ queryKey: ['public', 'guides'], queryFn: ({ signal }) => fetchGuides(undefined, { signal }) }),
  guide: (slug: string) =>
    queryOptions({ queryKey: ['public', 'guide', slug], queryFn: ({ signal }) => fetchGuide(slug, { signal }) }),
};

import { queryOptions } from '@tanstack/react-query';
import { onDemand } from '../../api/on-demand';

const content = onDemand(() => import('../../api/content'));

export const contentQueries = {
  home: () => queryOptions({ queryKey: ['public', 'home'], queryFn: async (asked) => (await content()).fetchHome(undefined, { signal: asked.signal }) }),
  about: () => queryOptions({ queryKey: ['public', 'about'], queryFn: async (asked) => (await content()).fetchAbout(undefined, { signal: asked.signal }) }),
  articles: () => queryOptions({ queryKey: ['public', 'articles'], queryFn: async (asked) => (await content()).fetchArticles(undefined, { signal: asked.signal }) }),
  article: (slug: string) =>
    queryOptions({ queryKey: ['public', 'article', slug], queryFn: async (asked) => (await content()).fetchArticle(slug, { signal: asked.signal }) }),
  guides: () => queryOptions({ queryKey: ['public', 'guides'], queryFn: async (asked) => (await content()).fetchGuides(undefined, { signal: asked.signal }) }),
  guide: (slug: string) =>
    queryOptions({ queryKey: ['public', 'guide', slug], queryFn: async (asked) => (await content()).fetchGuide(slug, { signal: asked.signal }) }),
};

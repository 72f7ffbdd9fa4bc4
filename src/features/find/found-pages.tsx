import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Article, Guide } from '../../domain/content';
import type { Findings } from '../../domain/find/find-floors';
import { findPages, type FoundPage } from '../../domain/find/find-topics';
import { classNames } from '../../ui/class-names';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { contentQueries } from '../content/queries';
// First: what a page's pill has of its own wins.
import pill from './nothing-found.module.css';
import css from './found-pages.module.css';
import { findTexts } from './find.texts';

const NO_GUIDES: readonly Guide[] = [];
const NO_ARTICLES: readonly Article[] = [];

/** Guides and articles are loaded when a text asks for no floor or finds none; else those on the device are looked through. */
export function useFoundPages({ understood, evidence, count }: Findings): readonly FoundPage[] {
  const isWanted = understood !== null && (understood.topics.length > 0 || count === 0);
  const guides = useQuery({ ...contentQueries.guides(), enabled: isWanted }).data;
  const articles = useQuery({ ...contentQueries.articles(), enabled: isWanted }).data;
  // The document has neither.
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (understood === null) return [];
    const { topics, words } = understood;
    const roomWords = evidence.filter(({ facet, said }) => facet === 'room' && said === 0).map(({ value }) => value);
    const asked = { topics, words, roomWords };
    return findPages(asked, (isHydrated ? guides : undefined) ?? NO_GUIDES, (isHydrated ? articles : undefined) ?? NO_ARTICLES);
  }, [understood, evidence, guides, articles, isHydrated]);
}

export const kindWords = (kind: FoundPage['kind']): string =>
  ({ guide: findTexts.guide, article: findTexts.article, page: findTexts.page })[kind];

export function pageHref(page: FoundPage): string {
  if (page.kind === 'page') return page.path.replace('/{-$quoteId}', '');
  return `${page.kind === 'guide' ? '/installation' : '/blog'}/${encodeURIComponent(page.slug)}`;
}

export function FoundPages({ findings }: { readonly findings: Findings }) {
  const pages = useFoundPages(findings);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={findTexts.guidesAndPages} className={css['pages']}>
      <ul role="list">
        {pages.map((page) => (
          <li key={pageHref(page)}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ page }: { readonly page: FoundPage }) {
  const words = (
    <>
      <span className={pill['count']}>{kindWords(page.kind)}</span>
      <span>{page.title}</span>
    </>
  );
  if (page.kind === 'page')
    return (
      <Link to={page.path} className={classNames(pill['way'], css['page'])}>
        {words}
      </Link>
    );
  return (
    <Link
      to={page.kind === 'guide' ? '/installation/$slug' : '/blog/$slug'}
      params={{ slug: page.slug }}
      className={classNames(pill['way'], css['page'])}
    >
      {words}
    </Link>
  );
}

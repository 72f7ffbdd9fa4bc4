import { useQuery } from '@tanstack/react-query';

import { errorKind } from '../../api/errors';
import type { Article } from '../../domain/content';
import { langOf } from '../../domain/in-english';
import { ButtonLink } from '../../ui/button';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { ReadingPage } from '../../ui/reading-page';
import { RichText } from '../../ui/rich-text';
import { TextSkeleton } from '../../ui/text-skeleton';
import css from './article-page.module.css';
import { PublishedDay } from './published-day';
import { bySlug, contentQueries } from './queries';
import type { Elements } from '../../ui/elements';
import { contentTexts } from './content.texts';

interface ArticlePageProps {
  readonly slug: string;
  readonly renderMeta: (article: Article) => Elements;
}

export function ArticlePage({ slug, renderMeta }: ArticlePageProps) {
  const article = useQuery(contentQueries.article(slug));
  const { data: listed } = useQuery({ ...contentQueries.articles(), enabled: false, select: bySlug(slug) });
  const kind = errorKind(article.error);
  // The saved list has the whole text, also of what was not opened.
  const shown = article.data ?? (kind === 'offline' ? listed : undefined);
  if (shown === undefined) {
    if (kind === 'none') return <TextSkeleton label={contentTexts.loadingArticle} picture="wide" />;
    return (
      <PageBand>
        <LoadState isPending={false} errorKind={kind} loading={null} onRetry={() => void article.refetch()} isPage />
      </PageBand>
    );
  }
  return (
    <>
      {renderMeta(shown)}
      <ArticleText article={shown} />
    </>
  );
}

function ArticleText({ article }: { readonly article: Article }) {
  return (
    <article>
      <div className={css['picture']}>
        <Pic picture={article.picture} sizes="100vw" isEager className={css['fill']} />
      </div>
      <ReadingPage
        title={article.title}
        lang={langOf(article, 'title')}
        above={<PublishedDay day={article.date} className={css['date']} />}
      >
        <RichText html={article.descriptionHtml} lang={langOf(article, 'description')} />
        <ButtonLink to="/blog" variant="text" className={css['back']}>
          {contentTexts.allArticles}
        </ButtonLink>
      </ReadingPage>
    </article>
  );
}

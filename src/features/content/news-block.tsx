import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Article } from '../../domain/content';
import { langOf } from '../../domain/in-english';
import { excerpt, plainText } from '../../domain/text';
import { ArrowRightIcon } from '../../ui/icons';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { SectionHead } from '../../ui/section-head';
import { SectionReveal } from '../../ui/section-reveal';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './news-block.module.css';
import { PublishedDay } from './published-day';
import { contentQueries } from './queries';
import { contentTexts } from './content.texts';

/** A failed request is only logged. */
export function NewsBlock() {
  const isHydrated = useIsHydrated();
  const { data = [] } = useQuery(contentQueries.articles());
  // Saved data may be restored before React hydrates markup that was rendered without it.
  const articles = isHydrated ? data : [];
  const [first, ...rest] = articles;
  if (first === undefined) return null;
  return (
    <PageBand spacing="wide" aria-labelledby="news-title">
      <SectionReveal>
        <SectionHead id="news-title" title={contentTexts.news} />
        <div className={css['news']}>
          <LeadArticle article={first} />
          {rest.length === 0 ? null : (
            <ul role="list" className={css['side']} tabIndex={0} aria-label={contentTexts.moreNews}>
              {rest.map((article) => (
                <li key={article.id}>
                  <SideArticle article={article} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </SectionReveal>
    </PageBand>
  );
}

function LeadArticle({ article }: { readonly article: Article }) {
  return (
    <Link to="/blog/$slug" params={{ slug: article.slug }} className={css['lead']}>
      <span className={css['wide']}>
        <Pic picture={article.picture} sizes="(min-width: 1200px) 736px, 92vw" isDecorative className={css['fill']} />
      </span>
      <PublishedDay day={article.date} className={css['date']} />
      <h3 className={css['title']} lang={langOf(article, 'title')}>
        {article.title}
      </h3>
      <span className={css['text']} lang={langOf(article, 'description')}>
        {excerpt(plainText(article.descriptionHtml), 160)}
      </span>
      <span className={css['more']}>
        {contentTexts.readMore}
        <ArrowRightIcon />
      </span>
    </Link>
  );
}

function SideArticle({ article }: { readonly article: Article }) {
  return (
    <Link to="/blog/$slug" params={{ slug: article.slug }} className={css['item']}>
      <span className={css['thumb']}>
        <Pic picture={article.thumbnail} sizes="120px" isDecorative className={css['fill']} />
      </span>
      <span>
        <PublishedDay day={article.date} className={css['date']} />
        <h3 className={css['name']} lang={langOf(article, 'title')}>
          {article.title}
        </h3>
        <span className={css['more']}>{contentTexts.readMore}</span>
      </span>
    </Link>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorKind } from '../../api/errors';
import type { Article } from '../../domain/content';
import { type InEnglish, langOf } from '../../domain/in-english';
import { FALLBACK_PICTURE, type Picture } from '../../domain/picture';
import { excerpt, plainText } from '../../domain/text';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import css from './card-list.module.css';
import { CardListSkeleton } from './card-list-skeleton';
import { PublishedDay } from './published-day';
import { contentQueries } from './queries';
import { contentTexts } from './content.texts';

const PLACEHOLDERS = ['1', '2', '3', '4', '5'];

export function BlogListPage() {
  return (
    <PageBand className={css['page']}>
      <h1>{contentTexts.blog}</h1>
      <p className={css['intro']}>{contentTexts.blogIntro}</p>
      <Articles />
    </PageBand>
  );
}

/** A malformed reply is only logged; a missing connection is shown. */
function Articles() {
  const { data: articles, isPending, error, refetch } = useQuery(contentQueries.articles());
  const kind = errorKind(error);
  if (articles === undefined) {
    if (kind === 'broken' || kind === 'not-found') return null;
    return <LoadState isPending={isPending} errorKind={kind} loading={<ArticlesSkeleton />} onRetry={() => void refetch()} />;
  }
  return (
    <ul role="list" className={css['list']}>
      {articles.length === 0
        ? PLACEHOLDERS.map((key) => (
            <li key={key}>
              <PlaceholderCard />
            </li>
          ))
        : articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} isEager={index < 2} />
            </li>
          ))}
    </ul>
  );
}

function ArticlesSkeleton() {
  return (
    <div role="status" aria-label={contentTexts.loadingBlog}>
      <CardListSkeleton />
    </div>
  );
}

function ArticleCard({ article, isEager }: { readonly article: Article; readonly isEager: boolean }) {
  return (
    <Link to="/blog/$slug" params={{ slug: article.slug }} className={css['card']}>
      <CardBody picture={article.picture} date={article.date} title={article.title} of={article} isEager={isEager}>
        {excerpt(plainText(article.descriptionHtml), 120)}
      </CardBody>
    </Link>
  );
}

function PlaceholderCard() {
  return (
    <Link to="/blog" className={css['card']}>
      <CardBody picture={FALLBACK_PICTURE} date="2025-06-04" title={contentTexts.placeholder} isEager={false} />
    </Link>
  );
}

interface CardBodyProps {
  readonly picture: Picture;
  readonly date: string;
  readonly title: string;
  /** The article that is not the placeholder. */
  readonly of?: InEnglish;
  readonly isEager: boolean;
  readonly children?: string;
}

function CardBody({ picture, date, title, of, isEager, children }: CardBodyProps) {
  return (
    <>
      <span className={css['mask']}>
        <Pic
          picture={picture}
          sizes="(min-width: 1024px) 405px, (min-width: 768px) 45vw, 92vw"
          isEager={isEager}
          isDecorative
          className={css['fill']}
        />
      </span>
      <PublishedDay day={date} className={css['date']} />
      <h2 className={css['title']} lang={langOf(of ?? {}, 'title')}>
        {title}
      </h2>
      {children === undefined ? null : (
        <span className={css['text']} lang={langOf(of ?? {}, 'description')}>
          {children}
        </span>
      )}
      <span className={css['more']}>{contentTexts.readMore}</span>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorKind } from '../../api/errors';
import type { Guide } from '../../domain/content';
import { langOf } from '../../domain/in-english';
import { excerpt, plainText, visibleOr } from '../../domain/text';
import { ButtonLink, Spinner } from '../../ui/button';
import { ArrowRightIcon } from '../../ui/icons';
import { LoadState } from '../../ui/load-state';
import { Notice } from '../../ui/notice';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { RichText } from '../../ui/rich-text';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import css from './card-list.module.css';
import { CardListSkeleton } from './card-list-skeleton';
import loadingCss from './guide-list-page.module.css';
import { contentQueries } from './queries';
import { contentTexts } from './content.texts';

interface GuideListPageProps {
  /** Shown when there are no guides. */
  readonly installationHtml: string;
}

export function GuideListPage({ installationHtml }: GuideListPageProps) {
  const { data: guides } = useQuery(contentQueries.guides());
  const isEmpty = guides?.length === 0;
  return (
    <PageBand className={css['page']}>
      <h1>{contentTexts.installation}</h1>
      {isEmpty ? (
        <NoGuides installationHtml={installationHtml} />
      ) : (
        <>
          <p className={css['intro']}>{contentTexts.guidesIntro}</p>
          <Guides />
        </>
      )}
    </PageBand>
  );
}

/** The menu always links here, so the page is never empty. */
function NoGuides({ installationHtml }: GuideListPageProps) {
  const contact = (
    <ButtonLink to="/contact-us" variant="primary">
      {contentTexts.contactUs}
    </ButtonLink>
  );
  if (visibleOr(plainText(installationHtml), '') === '')
    return (
      <>
        <Notice title={contentTexts.noGuides} action={contact}>
          <p>{contentTexts.askInstallation}</p>
        </Notice>
        <EmptyScreenPicture />
      </>
    );
  return (
    <>
      <div className={css['own']}>
        <RichText html={installationHtml} />
        <p className={css['ask']}>{contact}</p>
      </div>
      <EmptyScreenPicture />
    </>
  );
}

/** A malformed reply is only logged; a missing connection is shown. */
function Guides() {
  const { data: guides, isPending, error, refetch } = useQuery(contentQueries.guides());
  const kind = errorKind(error);
  if (guides === undefined) {
    if (kind === 'broken' || kind === 'not-found') return null;
    return (
      <LoadState
        isPending={isPending}
        errorKind={kind}
        loading={
          <>
            <p role="status" className={loadingCss['loading']}>
              <Spinner />
              {contentTexts.loadingGuides}
            </p>
            <CardListSkeleton />
          </>
        }
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ul role="list" className={css['list']}>
      {guides.map((guide, index) => (
        <li key={guide.id}>
          <GuideCard guide={guide} isEager={index < 2} />
        </li>
      ))}
    </ul>
  );
}

function GuideCard({ guide, isEager }: { readonly guide: Guide; readonly isEager: boolean }) {
  return (
    <Link to="/installation/$slug" params={{ slug: guide.slug }} className={css['card']}>
      <span className={css['mask']}>
        <Pic
          picture={guide.picture}
          sizes="(min-width: 1024px) 405px, (min-width: 768px) 45vw, 92vw"
          isEager={isEager}
          isDecorative
          className={css['fill']}
        />
      </span>
      <h2 className={css['title']} lang={langOf(guide, 'title')}>
        {guide.title}
      </h2>
      <span className={css['text']} lang={langOf(guide, 'description')}>
        {excerpt(plainText(guide.descriptionHtml), 120)}
      </span>
      <span className={css['more']}>
        {contentTexts.learnMore}
        <ArrowRightIcon />
      </span>
    </Link>
  );
}

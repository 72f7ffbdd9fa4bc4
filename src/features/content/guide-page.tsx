import { useQuery } from '@tanstack/react-query';

import { errorKind } from '../../api/errors';
import type { Media } from '../../domain/catalogue';
import type { Guide } from '../../domain/content';
import { firstStep } from '../../domain/first-step';
import { langOf } from '../../domain/in-english';
import { ButtonLink } from '../../ui/button';
import { LoadState } from '../../ui/load-state';
import { MediaGallery } from '../../ui/media-gallery';
import { Notice } from '../../ui/notice';
import { PageBand } from '../../ui/page-band';
import { ReadingPage } from '../../ui/reading-page';
import { RichText } from '../../ui/rich-text';
import { TextSkeleton } from '../../ui/text-skeleton';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import article from './article-page.module.css';
import css from './guide-page.module.css';
import { bySlug, contentQueries } from './queries';
import type { Elements } from '../../ui/elements';
import { contentTexts } from './content.texts';

const TEXT_ID = 'guide-text';

interface GuidePageProps {
  readonly slug: string;
  readonly renderMeta: (guide: Guide) => Elements;
}

export function GuidePage({ slug, renderMeta }: GuidePageProps) {
  const guide = useQuery(contentQueries.guide(slug));
  const { data: listed } = useQuery({ ...contentQueries.guides(), enabled: false, select: bySlug(slug) });
  const kind = errorKind(guide.error);
  // The saved list has the whole text, also of what was not opened.
  const shown = guide.data ?? (kind === 'offline' ? listed : undefined);
  if (shown === undefined) {
    if (kind === 'none') return <TextSkeleton label={contentTexts.loadingGuides} picture="full" />;
    return (
      <PageBand>
        <LoadState
          isPending={false}
          errorKind={kind}
          loading={null}
          notFound={
            <>
              <Notice
                isPage
                title={contentTexts.noGuides}
                action={
                  <ButtonLink to="/installation" variant="primary">
                    {contentTexts.installation}
                  </ButtonLink>
                }
              >
                <p>{contentTexts.oldAddress}</p>
              </Notice>
              <EmptyScreenPicture />
            </>
          }
          onRetry={() => void guide.refetch()}
          isPage
        />
      </PageBand>
    );
  }
  return (
    <>
      {renderMeta(shown)}
      <GuideText guide={shown} />
    </>
  );
}

function GuideText({ guide }: { readonly guide: Guide }) {
  const media: readonly Media[] = guide.media.length > 0 ? guide.media : [{ type: 'image', picture: guide.picture }];
  const step = firstStep(guide.descriptionHtml);
  return (
    <article>
      <div className={css['lead']}>
        <div className={css['begin']}>
          <div className={css['card']}>
            <h1 className={css['title']} lang={langOf(guide, 'title')}>
              {guide.title}
            </h1>
            {step === null ? null : (
              <p className={css['step']}>
                <strong>{contentTexts.firstStep}</strong>
                <span lang={langOf(guide, 'description')}>{step}</span>
              </p>
            )}
            <a href={`#${TEXT_ID}`} className={classNames(layout['link'], layout['screenOnly'])}>
              {contentTexts.readGuide}
            </a>
          </div>
        </div>
        <MediaGallery media={media} name={guide.title} isFullScreen />
      </div>
      <ReadingPage>
        <div id={TEXT_ID}>
          <RichText html={guide.descriptionHtml} lang={langOf(guide, 'description')} />
        </div>
        <ButtonLink to="/installation" variant="text" className={article['back']}>
          {contentTexts.allGuides}
        </ButtonLink>
      </ReadingPage>
    </article>
  );
}

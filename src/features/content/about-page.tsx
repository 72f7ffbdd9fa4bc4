import { useQuery } from '@tanstack/react-query';

import { errorKind } from '../../api/errors';
import type { About } from '../../domain/content';
import { langOf } from '../../domain/in-english';
import { visibleOr } from '../../domain/text';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { RichText } from '../../ui/rich-text';
import { SectionReveal } from '../../ui/section-reveal';
import css from './about-page.module.css';
import { contentQueries } from './queries';
import type { Elements } from '../../ui/elements';
import { contentTexts } from './content.texts';

export function AboutPage({ renderMeta }: { readonly renderMeta: (about: About) => Elements }) {
  const about = useQuery(contentQueries.about());
  const kind = errorKind(about.error);
  if (about.data === undefined) {
    if (kind === 'none') return <div className={css['banner']} role="status" aria-label={contentTexts.loadingAbout} />;
    return (
      <PageBand isUnderHeader>
        <LoadState isPending={false} errorKind={kind} loading={null} onRetry={() => void about.refetch()} isPage />
      </PageBand>
    );
  }
  return (
    <>
      {renderMeta(about.data)}
      <AboutText about={about.data} />
    </>
  );
}

function AboutText({ about }: { readonly about: About }) {
  return (
    <>
      <section className={css['banner']} data-on-dark>
        <Pic picture={about.picture} sizes="100vw" isEager className={css['picture']} />
        <div className={css['words']}>
          <h1 className={css['title']} lang={langOf(about, 'banner_title')}>
            {visibleOr(about.bannerTitle, contentTexts.aboutUs)}
          </h1>
          <p className={css['sub']} lang={langOf(about, 'banner_sub_title')}>
            {about.bannerSubTitle}
          </p>
        </div>
      </section>
      <PageBand spacing="wide" className={css['story']}>
        <div>
          <h2 lang={langOf(about, 'title')}>{visibleOr(about.title, contentTexts.ourStory)}</h2>
          <p className={css['lead']} lang={langOf(about, 'sub_title')}>
            {about.subTitle}
          </p>
        </div>
        <RichText html={about.descriptionHtml} lang={langOf(about, 'description')} />
      </PageBand>
      {about.extraHtml === '' ? null : (
        <PageBand tone="sand" spacing="wide">
          <SectionReveal>
            <RichText html={about.extraHtml} lang={langOf(about, 'extra')} className={css['extra']} />
          </SectionReveal>
        </PageBand>
      )}
    </>
  );
}

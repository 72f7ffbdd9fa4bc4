import { useQuery } from '@tanstack/react-query';
import { errorKind } from '../../api/errors';
import { langOf } from '../../domain/in-english';
import type { Settings } from '../../domain/settings';
import { plainText, visibleOr } from '../../domain/text';
import { ButtonLink } from '../../ui/button';
import { LoadState } from '../../ui/load-state';
import { PageBand } from '../../ui/page-band';
import { ReadingPage } from '../../ui/reading-page';
import { RichText } from '../../ui/rich-text';
import { TextSkeleton } from '../../ui/text-skeleton';
import { siteQueries } from './queries';
import { siteTexts } from './site.texts';
import { legalPageTexts } from './legal-page.texts';

interface LegalPageProps {
  readonly title: string;
  readonly textOf: (settings: Settings) => string;
  /** The text's name on the wire. */
  readonly name: string;
}

export function LegalPage({ title, textOf, name }: LegalPageProps) {
  const settings = useQuery(siteQueries.settings());
  if (settings.data === undefined) {
    return (
      <PageBand>
        <LoadState
          isPending={settings.isPending}
          errorKind={errorKind(settings.error)}
          loading={<TextSkeleton label={legalPageTexts.loading(title)} />}
          onRetry={() => void settings.refetch()}
          isPage
        />
      </PageBand>
    );
  }
  const html = textOf(settings.data);
  return (
    <ReadingPage title={title}>
      {visibleOr(plainText(html), '') === '' ? <MissingText /> : <RichText html={html} lang={langOf(settings.data, name)} />}
    </ReadingPage>
  );
}

function MissingText() {
  return (
    <>
      <p>{siteTexts.textMissing}</p>
      <ButtonLink to="/contact-us" variant="primary">
        {siteTexts.writeToUs}
      </ButtonLink>
    </>
  );
}

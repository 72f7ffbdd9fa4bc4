import { PageBand } from './page-band';
import css from './reading-page.module.css';
import type { Elements } from './elements';

export interface ReadingPageProps {
  /** Undefined where the page says it further up. */
  readonly title?: string;
  /** Of the title, where it is not the page's. */
  readonly lang?: 'en' | undefined;
  readonly above?: Elements;
  readonly children: Elements;
}

export function ReadingPage({ title, lang, above, children }: ReadingPageProps) {
  return (
    <PageBand className={css['page']}>
      <div className={css['column']}>
        {above}
        {title === undefined ? null : (
          <h1 className={css['title']} lang={lang}>
            {title}
          </h1>
        )}
        {children}
      </div>
    </PageBand>
  );
}

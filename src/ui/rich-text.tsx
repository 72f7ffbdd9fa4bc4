import { use, useMemo, useState } from 'react';
import { spokenLanguage } from '../domain/languages';
import { linksIn } from '../domain/spoken-links';
import { classNames } from './class-names';
import { DocumentContext } from './document-context';
import { purifyHtml } from './purify-html';
import css from './rich-text.module.css';
import { useIsHydrated } from './use-is-hydrated';

/** React keeps the document's HTML only for this same object. */
const AS_IN_DOCUMENT = { __html: '' };

/**
 * The only component that renders the shop's HTML. The server sanitises that of a document; the page sanitises what arrives later: replies
 * and saved data.
 */
export function RichText({
  html,
  className,
  lang,
}: {
  readonly html: string;
  readonly className?: string | undefined;
  /** Where it is not the page's. */
  readonly lang?: 'en' | undefined;
}) {
  const isHydrated = useIsHydrated();
  const document = use(DocumentContext);
  const [htmlOfDocument, forgetHtmlOfDocument] = useState(isHydrated ? null : html);
  const isOfDocument = html === htmlOfDocument;
  // Other HTML has replaced the document's.
  if (!isOfDocument && htmlOfDocument !== null) forgetHtmlOfDocument(null);
  const content = useMemo(() => {
    if (document !== null) return { __html: document.safeHtml(linksIn(spokenLanguage(), html)) };
    return isOfDocument ? AS_IN_DOCUMENT : { __html: purifyHtml(linksIn(spokenLanguage(), html)) };
  }, [document, html, isOfDocument]);
  return <div className={classNames(css['text'], className)} lang={lang} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}

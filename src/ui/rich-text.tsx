import { use, useMemo, useState } from 'react';
import { classNames } from './class-names';
import { DocumentContext } from './document-context';
import { purifyHtml } from './purify-html';
import css from './rich-text.module.css';
import { useIsHydrated } from './use-is-hydrated';

/** React leaves what the document holds while it is given this one object. */
const AS_IN_DOCUMENT = { __html: '' };

/**
 * The only place that renders the shop's HTML. The server sanitises what it writes into a document, and hydration leaves that as it is. The page
 * sanitises whatever comes later: replies, and what the device has saved.
 */
export function RichText({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const isHydrated = useIsHydrated();
  const document = use(DocumentContext);
  const [htmlOfDocument, forgetHtmlOfDocument] = useState(isHydrated ? null : html);
  const isOfDocument = html === htmlOfDocument;
  // It is gone from the page once another took its place.
  if (!isOfDocument && htmlOfDocument !== null) forgetHtmlOfDocument(null);
  const content = useMemo(() => {
    if (document !== null) return { __html: document.safeHtml(html) };
    return isOfDocument ? AS_IN_DOCUMENT : { __html: purifyHtml(html) };
  }, [document, html, isOfDocument]);
  return <div className={classNames(css['text'], className)} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}

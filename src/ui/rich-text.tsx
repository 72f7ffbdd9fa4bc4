import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { classNames } from './class-names';
import css from './rich-text.module.css';
import { safeHtml } from '../domain/safe-html';

/** The one place that renders HTML of the shop. Both runtimes reduce it alike; the browser then lets DOMPurify judge it too. */
export function RichText({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const clean = useMemo(() => {
    const reduced = safeHtml(html);
    return typeof window === 'undefined' ? reduced : DOMPurify.sanitize(reduced);
  }, [html]);
  return <div className={classNames(css['text'], className)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: clean }} />;
}

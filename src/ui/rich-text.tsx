import purify from 'dompurify';
import { useMemo } from 'react';
import { safeHtml } from '../domain/safe-html';
import { classNames } from './class-names';
import css from './rich-text.module.css';
import { useIsHydrated } from './use-is-hydrated';

/**
 * The one place that renders HTML of the shop. Server and browser reduce it alike, so that it hydrates; the browser then has DOMPurify
 * judge it too, which needs a DOM.
 */
export function RichText({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const isHydrated = useIsHydrated();
  const clean = useMemo(() => {
    const reduced = safeHtml(html);
    return isHydrated ? purify.sanitize(reduced) : reduced;
  }, [html, isHydrated]);
  return <div className={classNames(css['text'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}

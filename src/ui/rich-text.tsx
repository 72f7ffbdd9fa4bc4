import purify from 'dompurify';
import { useMemo } from 'react';
import { safeHtml } from '../domain/safe-html';
import { classNames } from './class-names';
import css from './rich-text.module.css';
import { useIsHydrated } from './use-is-hydrated';

/**
 * The only place that renders the shop's HTML. Server and browser sanitise it alike, so that it hydrates; the browser then also runs
 * DOMPurify, which needs a DOM.
 */
export function RichText({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const isHydrated = useIsHydrated();
  const clean = useMemo(() => {
    const reduced = safeHtml(html);
    return isHydrated ? purify.sanitize(reduced) : reduced;
  }, [html, isHydrated]);
  return <div className={classNames(css['text'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}

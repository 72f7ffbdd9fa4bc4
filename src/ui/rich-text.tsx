import { useEffect, useMemo, useState } from 'react';
import { safeHtml } from '../domain/safe-html';
import { classNames } from './class-names';
import { laterParts } from './later-code';
import css from './rich-text.module.css';
import { useIsRunning } from './use-is-running';

type Judge = (html: string) => string;

let judge: Judge | undefined;
let arrival: Promise<Judge> | undefined;

/** DOMPurify is no part of the first screen. Where it cannot be had, the reduction stands alone, as in the server's documents. */
function loadJudge(): Promise<Judge> {
  arrival ??= import('dompurify').then(
    ({ default: purify }) => (judge = (html) => purify.sanitize(html)),
    () => {
      arrival = undefined;
      return (html) => html;
    },
  );
  return arrival;
}

/** With the code of a screen that the page draws itself: the text would come late and push away what stands below it. */
if (typeof window !== 'undefined') laterParts.push(async () => void (await loadJudge()));

/**
 * The one place that renders HTML of the shop. Both runtimes reduce it alike; the browser then lets DOMPurify judge it too: at
 * once what it renders itself, and when it has time what the server has written.
 */
export function RichText({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const isRunning = useIsRunning();
  const [isOfServer] = useState(!isRunning);
  const [arrived, setArrived] = useState<Judge | undefined>(() => judge);
  useEffect(() => {
    if (arrived !== undefined) return;
    let isGone = false;
    void loadJudge().then((loaded) => isGone || setArrived(() => loaded));
    return () => {
      isGone = true;
    };
  }, [arrived]);
  const clean = useMemo(() => {
    const reduced = safeHtml(html);
    if (arrived !== undefined) return arrived(reduced);
    return isOfServer ? reduced : '';
  }, [html, arrived, isOfServer]);
  return <div className={classNames(css['text'], className)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: clean }} />;
}

import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { spokenLanguage } from '../../domain/languages';
import { localKeys } from '../../offline/storage/storage-keys';
import type { LanguageLineProps } from './language-line';
import { languageProposed } from './language-proposed';

/** One quiet line, once, to a browser that prefers a language of the shop: a browser's language only proposes. */
export function LanguageOffer() {
  const [line, setLine] = useState<{
    readonly Line: ComponentType<LanguageLineProps>;
    readonly language: LanguageLineProps['language'];
  } | null>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    const language = languageProposed(navigator.languages, spokenLanguage());
    if (language === null || hasAnswered()) return;
    import('./language-line').then(
      ({ LanguageLine }) => setLine({ Line: LanguageLine, language }),
      () => undefined,
    );
  }, []);
  if (line === null) return null;
  const { Line, language } = line;
  return <Line language={language} path={path} onClose={() => setLine(null)} />;
}

function hasAnswered(): boolean {
  try {
    return localStorage.getItem(localKeys.language) !== null || localStorage.getItem(localKeys.languageOffered) !== null;
  } catch {
    // It could not be closed for good.
    return true;
  }
}

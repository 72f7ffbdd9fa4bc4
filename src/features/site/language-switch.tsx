import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { LANGUAGES, languages, type Language, pathIn, spokenLanguage } from '../../domain/languages';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import { useIsHydrated } from '../../ui/use-is-hydrated';

/** The same page in the other languages, each named by itself. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  // A document is rendered for its path: what else the address says is known to the page alone.
  const isHydrated = useIsHydrated();
  const here = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }) });
  return languages
    .filter((language) => language !== spokenLanguage())
    .map((language) => (
      <a
        key={language}
        className={className}
        lang={language}
        hrefLang={language}
        href={`${pathIn(language, here.pathname)}${isHydrated ? here.searchStr : ''}`}
        onClick={(event) => press(event, language)}
      >
        {LANGUAGES[language].name}
      </a>
    ));
}

/** Without its code the link is a link: what was typed is lost then, and nothing else. */
function press(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  import('./switch-language').then(
    ({ switchLanguage }) => switchLanguage(language, href),
    () => window.location.assign(href),
  );
}

import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { LANGUAGES, languages, type Language, pathIn, spokenLanguage } from '../../domain/languages';
import { opensElsewhere } from '../../ui/opens-elsewhere';

/** The same page in the other languages, each named by itself. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const here = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }) });
  return languages
    .filter((language) => language !== spokenLanguage())
    .map((language) => {
      const href = `${pathIn(language, here.pathname)}${here.searchStr}`;
      return (
        <a
          key={language}
          className={className}
          lang={language}
          hrefLang={language}
          href={href}
          onClick={(event) => press(event, language, href)}
        >
          {LANGUAGES[language].name}
        </a>
      );
    });
}

/**
 * Without its code the link is a link: what was typed is lost then, and nothing else. `href`, since the element still has that of the document,
 * which was rendered without a query.
 */
function press(event: MouseEvent<HTMLAnchorElement>, language: Language, href: string): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  import('./switch-language').then(
    ({ switchLanguage }) => switchLanguage(language, href),
    () => window.location.assign(href),
  );
}

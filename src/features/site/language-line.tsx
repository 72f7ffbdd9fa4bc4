import { useEffect } from 'react';
import { type Language, pathIn } from '../../domain/languages';
import { languageOffered } from '../../offline/chosen-language';
import { Button } from '../../ui/button';
import css from './language-line.module.css';
import { switchLanguage } from './switch-language';

export interface LanguageLineProps {
  readonly language: Proposed;
  /** Of the page, without its language. */
  readonly path: string;
  readonly onClose: () => void;
}

type Proposed = Exclude<Language, 'en'>;

/** Each in its own language: who reads it prefers that one. */
const WORDS: Readonly<Record<Proposed, { readonly says: string; readonly opens: string; readonly closes: string }>> = {
  es: { says: 'Esta tienda también habla español.', opens: 'Ver en español', closes: 'No, gracias' },
};

export function LanguageLine({ language, path, onClose }: LanguageLineProps) {
  const { says, opens, closes } = WORDS[language];
  // Once: the link in the header, the menu and the footer stays.
  useEffect(() => languageOffered.set(true), []);
  return (
    <aside className={css['line']} lang={language} aria-label={says}>
      <p>{says}</p>
      <div className={css['actions']}>
        <Button
          variant="text"
          isCompact
          onClick={() => void switchLanguage(language, `${pathIn(language, path)}${window.location.search}`)}
        >
          {opens}
        </Button>
        <Button variant="text" isCompact onClick={onClose}>
          {closes}
        </Button>
      </div>
    </aside>
  );
}

import { type Language, pathIn } from '../../domain/languages';
import { localKeys } from '../../offline/storage/storage-keys';
import { Button } from '../../ui/button';
import css from './language-line.module.css';
import { switchLanguage } from './switch-language';

export interface LanguageLineProps {
  readonly language: Language;
  /** Of the page, without its language. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Each in its own language, whichever is spoken: who reads it prefers that one. */
const WORDS: Readonly<Record<Language, { readonly says: string; readonly opens: string; readonly closes: string }>> = {
  en: { says: 'This store speaks English, too.', opens: 'Read in English', closes: 'No, thank you' },
  es: { says: 'Esta tienda también habla español.', opens: 'Ver en español', closes: 'No, gracias' },
};

export function LanguageLine({ language, path, onClose }: LanguageLineProps) {
  const { says, opens, closes } = WORDS[language];
  const close = () => {
    localStorage.setItem(localKeys.languageOfferClosed, '1');
    onClose();
  };
  return (
    <aside className={css['line']} lang={language} aria-label={says}>
      <p>{says}</p>
      <div className={css['actions']}>
        <Button
          variant="primary"
          isCompact
          onClick={() => void switchLanguage(language, `${pathIn(language, path)}${window.location.search}`)}
        >
          {opens}
        </Button>
        <Button variant="text" isCompact onClick={close}>
          {closes}
        </Button>
      </div>
    </aside>
  );
}

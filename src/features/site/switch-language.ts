import { LANGUAGES, type Language, pathIn } from '../../domain/languages';
import { chosenLanguage } from '../../offline/chosen-language';
import { showAlert } from '../../ui/alert';
import { keepScreen } from './kept-screen';
import { switchLanguageTexts } from './switch-language.texts';

const LIMIT_MS = 10_000;

/** Opens the page in a language, with what is typed on it and as far down as it is; without a signal it says so and stays. */
export async function switchLanguage(language: Language, address: string): Promise<void> {
  if (!(await canOpen(language))) return showAlert(switchLanguageTexts.notHere(LANGUAGES[language].name));
  chosenLanguage.write(language);
  keepScreen();
  window.location.replace(`${address}${window.location.hash}`);
}

async function canOpen(language: Language): Promise<boolean> {
  return fetch(pathIn(language, '/app.html'), { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

import type { Language } from '../src/domain/languages';

/** In all languages: one worker serves the pages of each. */
const WORDS: Readonly<Record<Language, readonly [title: string, advice: string]>> = {
  en: ['The store could not be opened', 'Check the connection, then reload the page.'],
  es: ['No se pudo abrir la tienda', 'Revise la conexión y vuelva a cargar la página.'],
};

function notOpened(language: Language): string {
  const [title, advice] = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<p>${title}. ${advice}</p>
</html>`;
}

/** Otherwise a page that tells the shopper what to do. */
export async function firstThatWorks(sources: readonly (() => Promise<Response | null>)[], language: Language = 'en'): Promise<Response> {
  for (const source of sources) {
    const response = await source().catch(() => null);
    if (response !== null) return response;
  }
  return new Response(notOpened(language), { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

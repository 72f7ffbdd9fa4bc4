import { type Language, pathIn, splitLanguage } from './languages';

const LINK = /(<a\b[^>]*?\shref=["']?)(\/(?![/\\])[^"'\s>]*)/gi;
const FILE = /^\/media\/|[.]\w+$/;

/** HTML of the shop whose links lead to its pages in this language: owners name them as they are in English. Links to files stay. */
export function linksIn(language: Language, html: string): string {
  if (language === 'en') return html;
  return html.replaceAll(LINK, (link, start: string, path: string) =>
    FILE.test(path) || splitLanguage(path).language !== 'en' ? link : start + pathIn(language, path),
  );
}

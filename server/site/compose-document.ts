import { basename } from 'node:path';
import type { RenderedPage } from '../../src/contract/rendered-page';
import { APP_SCRIPTS, DOCUMENT_DATA_ID, inlineJson, PAGE_STYLES_PATH } from '../../src/domain/inline-json';
import { MANIFEST_LINK, START_SCRIPT } from './start-script';
import { classNamesIn } from './style-sheet';
import type { RouteAssets, SiteTemplate, StyleFile } from './template';

const SHELL_LOADS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|preload|stylesheet)"[^>]*>)/g;

const THEME_COLOR = /\s*<meta name="theme-color"[^>]*>/;

/** docs/decisions/0019. `laterAddress` is the URL of the page's data; null puts it into the document. */
export function composeDocument(
  template: SiteTemplate,
  page: RenderedPage,
  assets: RouteAssets,
  laterAddress: string | null = null,
): string {
  const shown = classNamesIn(page.bodyHtml);
  const styles = stylesShown(assets, page.bodyHtml);
  const inUse = stylesInUse(styles, shown);
  const leans = LEANING_TITLE.test(page.bodyHtml);
  const head = [
    page.headHtml,
    ...picturePreloads(page.bodyHtml),
    `<meta name="${APP_SCRIPTS}" content="${assets.scripts.join(' ')}">`,
    ...fontPreloads(inUse, leans),
    inUse,
    // The app's loader treats these as loaded; the start script reads their names.
    ...styles.map(({ file }) => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
  ].join('\n    ');
  return (
    template.shell
      .replace(SHELL_LOADS, '')
      // The page says it of a shop with a colour of its own.
      .replace(THEME_COLOR, (own) => (THEME_COLOR.test(page.headHtml) ? '' : own))
      .replace(MANIFEST_LINK, (link) => `<noscript>${link}</noscript>${paperStyles(styles)}`)
      .replace('<html', '<html data-opening')
      .replace('<!--head-->', () => head)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${page.bodyHtml}</div>${dataScript(page, laterAddress)}\n    <script type="module">${START_SCRIPT}</script>`,
      )
  );
}

/** For browsers without scripts. After the manifest's `noscript`, because the start script uses the first one. */
function paperStyles(styles: readonly StyleFile[]): string {
  if (styles.length === 0) return '';
  const names = styles.map(({ file }) => basename(file, '.css')).join('+');
  return `<noscript><link rel="stylesheet" media="print" href="${PAGE_STYLES_PATH}${names}.css"></noscript>`;
}

/** The stylesheets that a route's document needs, in order. */
export function stylesShown({ styles }: RouteAssets, bodyHtml: string): readonly StyleFile[] {
  const shown = classNamesIn(bodyHtml);
  return styles.filter(({ comesWithCode, sheet }) => !comesWithCode || sheet.isShown(shown));
}

/** `data-gap`: characters omitted before the piece, which the start script inserts there. */
function stylesInUse(styles: readonly StyleFile[], shown: ReadonlySet<string>): string {
  let gap = 0;
  return styles
    .flatMap(({ sheet }) => {
      let end = 0;
      const pieces = sheet.inUse(shown).map(({ at, text }) => {
        const piece = `<style data-gap=${gap + at - end}>${text}</style>`;
        gap = 0;
        end = at + text.length;
        return piece;
      });
      gap += sheet.text.length - end;
      return pieces;
    })
    .join('');
}

/** Only a found page is hydrated. The app renders any other again, because it may have saved data. */
function dataScript(page: RenderedPage, laterAddress: string | null): string {
  if (page.httpStatus !== 200) return '';
  const [later, inlined] = laterAddress === null ? ['', inlineJson(page.data)] : [` data-later="${laterAddress}"`, ''];
  return `\n    <script id="${DOCUMENT_DATA_ID}" type="application/json"${later}>${inlined}</script>`;
}

const EAGER_PICTURE = /<picture[^>]*>(?:(?!<\/picture>).)*loading="eager"/gs;
const AVIF_SOURCE = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"(?: media="([^"]*)")?\/>/g;

/** Each crop for its own viewports. */
function picturePreloads(bodyHtml: string): readonly string[] {
  return [...bodyHtml.matchAll(EAGER_PICTURE)].flatMap(([picture]) => {
    let others = '';
    return [...picture.matchAll(AVIF_SOURCE)].map(([, srcset = '', sizes = '', media = '']) => {
      const windows = media || others;
      if (media !== '') others = `not all and ${media}`;
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${windows === '' ? '' : ` media="${windows}"`} fetchpriority="high">`;
    });
  });
}

const LEANING_TITLE = /<h1[^>]*>[^<]*<em>/;

/** The italic one only when the title uses it. */
function fontPreloads(styles: string, leans: boolean): readonly string[] {
  const files = new Set([...styles.matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)["']?\)/g)].map((match) => match[1] ?? ''));
  const shown = leans ? /basic-.*(normal|italic)/ : /basic-.*normal/;
  return [...files]
    .filter((file) => shown.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`);
}

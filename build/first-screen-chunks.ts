const TANSTACK =
  /node_modules[\\/](?:@tanstack[\\/](?:react-router|router-core|history|store|react-store|react-query|query-core)|use-sync-external-store|isbot)[\\/]/;
/** What the first screens share beside the entry, in one file. */
const SHARED =
  /[\\/]src[\\/](?:features[\\/](?:catalogue[\\/](?:product-card|product-card-skeleton|picture-sizes|save-badge|product-link)|product[\\/](?:price-line|focus-coverage|product-page-skeleton)|site[\\/](?:product-section|site-meta))|ui[\\/](?:below-the-fold|load-state|page-band|page-meta|product-picture|section-reveal|skeleton|structured-data|use-is-[a-z]+|is-forward)|api[\\/]error-kind|domain[\\/]text)[.]/;
/** A floor's own page, and in parts the cart's and the articles'. */
const CHOOSING = /[\\/]src[\\/]ui[\\/](?:media-gallery|media-item|segmented|stepper|checkbox)[-.\w]*$/;
/** The lazy parts of every page (src/routes/-site-parts.tsx), and what they share with others. */
const SITE_PARTS =
  /[\\/]src[\\/](?:routes[\\/]-site-parts|offline[\\/](?:worker[\\/]update-gate|messages[\\/]messages-waiting)|ui[\\/](?:icons|section-head|shopper-action|sticky-bar|use-now)|features[\\/](?:site[\\/]store-contact|cart[\\/]add-failure|content[\\/]published-day|enquiry[\\/]message-draft|session[\\/](?:use-is-online|use-signed-in-redirect)))[.]/;
/** Pages that are read: articles, guides, legal texts. */
const READING =
  /[\\/]src[\\/](?:ui[\\/](?:reading-page|text-skeleton)|features[\\/](?:content[\\/](?:article-page\.module|card-list)|site[\\/]legal-page))/;
/** What reads a reply, without any reply's form: its run is a task of its own. */
const WIRE = /[\\/](?:node_modules[\\/]zod|src[\\/]contract[\\/]codec[.])/;
/** The values in replies: making them has zod run most of its code for the first time, so that is a task of its own too. */
const WIRE_VALUES = /[\\/]src[\\/]contract[\\/]wire-/;
/** The drawer's and the cart page's. */
const CART = /[\\/]src[\\/](?:ui[\\/]bill-|features[\\/]cart[\\/](?:loading-cart|refused-changes))/;

/**
 * For what a page asks for beside a file that it loads later: every page has those of its first screen by then, and a link for one that
 * is here costs a phone more than it says.
 */
export function isNotFirst(file: string): boolean {
  return !/\/(?:rolldown-runtime|react|router|app)-[^/]*\.js$/.test(file);
}

/**
 * The scripts that every first screen loads, in four files instead of forty, and what every page loads after that in a few more: each
 * file more costs a phone a request, a preload and worse compression. Four and not one, so that the page answers between their runs, and so that a new version
 * of the store leaves React and the router where they are.
 */
export const firstScreenChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'router', test: TANSTACK, tags: ['$initial' as const], priority: 8 },
  { name: 'app', tags: ['$initial' as const], priority: 7 },
  { name: 'shared', test: SHARED, priority: 6 },
  { name: 'button', test: /[\\/]src[\\/]ui[\\/](?:button|spinner)[.]/, priority: 6 },
  { name: 'wire', test: WIRE, priority: 4 },
  { name: 'wire-values', test: WIRE_VALUES, priority: 4 },
  { name: 'site-parts', test: SITE_PARTS, priority: 4 },
  { name: 'choosing', test: CHOOSING, priority: 4 },
  { name: 'reading', test: READING, priority: 3 },
  { name: 'cart', test: CART, priority: 3 },
  { name: 'offline', test: /[\\/]src[\\/]app[\\/](?:behind-first-screen|start-offline|finish-scroll)/, priority: 1 },
];

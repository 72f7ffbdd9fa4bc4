/** With the two pieces of the query package that hold its place until the rest is here. */
const ROUTER =
  /node_modules[\\/](?:@tanstack[\\/](?:react-router|router-core|history|store|react-store)|use-sync-external-store|isbot)[\\/]|react-query[\\/]build[\\/]modern[\\/](?:QueryClientProvider|queryOptions)\.js$/;
/** The query client with what the device saved for it, and what only shows, or starts, once there is one (decision 0027). */
const LATER_DATA =
  /[\\/](?:node_modules[\\/]@tanstack[\\/](?:query-core|react-query)|src[\\/](?:app[\\/](?:start-data|draw|later-screens)|features[\\/]catalogue[\\/]later-list-parts|ui[\\/](?:later-load-state|repeat-early-touches)|offline[\\/]saved-queries[\\/]query-persistence))/;
/** A product's screen, with the first words of its page. */
const FLOOR = /[\\/]src[\\/](?:routes[\\/]_site[\\/]products[\\/]\$slug[.]tsx\?tsr-split|features[\\/]catalogue[\\/]product-page[.])/;
const FLOOR_CHUNK = 'floor';
/** Routes whose code another file needs too, by the name of the file that holds both: the build's manifest does not say whose it is. */
export const sharedRoutes: Readonly<Record<string, string>> = { '/_site/products/$slug': FLOOR_CHUNK };
/** A floor's own page, and in parts the cart's and the articles'. */
const CHOOSING = /[\\/]src[\\/]ui[\\/](?:media-gallery|media-item|rich-text|segmented|stepper|checkbox)[-.\w]*$/;
/** The later parts of every page (src/routes/-later-site-parts.tsx), what they share with others, and small pieces that others share. */
const LATER_SITE =
  /[\\/]src[\\/](?:routes[\\/]-later-site-parts|offline[\\/](?:worker[\\/]update-gate|messages[\\/]messages-waiting)|ui[\\/](?:icons|section-head|shopper-action|sticky-bar|use-now)|features[\\/](?:site[\\/]store-contact|cart[\\/]add-failure|content[\\/]published-day|enquiry[\\/]message-draft|session[\\/](?:use-is-online|use-signed-in-redirect)))[.]/;
/** Pages that are read: articles, guides, legal texts. */
const READING =
  /[\\/]src[\\/](?:ui[\\/](?:reading-page|text-skeleton)|features[\\/](?:content[\\/](?:article-page\.module|card-list)|site[\\/]legal-page))/;
/** What reads a reply, without any reply's form: its run is a task of its own (src/app/bring-readers.ts). */
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
  { name: 'router', test: ROUTER, priority: 8 },
  { name: 'app', tags: ['$initial' as const], priority: 7 },
  { name: 'button', test: /[\\/]src[\\/]ui[\\/](?:button|spinner)[.]/, priority: 6 },
  { name: 'later-data', test: LATER_DATA, priority: 5 },
  { name: 'wire', test: WIRE, priority: 4 },
  { name: 'wire-values', test: WIRE_VALUES, priority: 4 },
  { name: 'later-site', test: LATER_SITE, priority: 4 },
  { name: FLOOR_CHUNK, test: FLOOR, priority: 4 },
  { name: 'choosing', test: CHOOSING, priority: 4 },
  { name: 'reading', test: READING, priority: 3 },
  { name: 'cart', test: CART, priority: 3 },
  { name: 'offline', test: /[\\/]src[\\/]app[\\/](?:start-offline|finish-scroll)/, priority: 1 },
];

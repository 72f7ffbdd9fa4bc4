/** React, the router and the query client: they stay the same when the store changes. */
const LIBRARIES = /[\\/]node_modules[\\/]/;

/** The page's start, and what the first screens share. Not what only one kind of them shows. */
const APP =
  /[\\/]app[.]html$|[\\/]src[\\/](?:features[\\/](?:catalogue[\\/]save-badge|product[\\/]focus-coverage|site[\\/](?:product-section|site-meta|about-the-shop))|ui[\\/](?:below-the-fold|button|floor-title|spinner|load-state|page-band|page-meta|product-picture|section-reveal|skeleton|skeleton-counts|structured-data|use-is-(?:beginning|hydrated)|is-forward)|api[\\/]error-kind|domain[\\/](?:money|text|product-selection))[.]/;

/** Controls of the product page that the cart has, too. */
const CONTROLS =
  /[\\/]src[\\/](?:ui[\\/](?:media-gallery|media-item|segmented|stepper|checkbox)|domain[\\/](?:exact-number|typed-(?:area|boxes|length|sides|text)|quantity|rooms[\\/]room-area)|features[\\/](?:product[\\/]change-selection|catalogue[\\/]wastage-labels))[-.\w]*$/;

/** What pages that are read share: articles, guides, legal texts. */
const READING =
  /[\\/]src[\\/](?:features[\\/](?:site[\\/]legal-page|content[\\/](?:article-page|card-list|card-list-skeleton)|accounting-test[\\/]outcome)|ui[\\/]reading-page)[.]/;

/** What the cart shares with its drawer, with orders and, of addresses, with samples. */
const BILLS =
  /[\\/]src[\\/](?:features[\\/](?:addresses[\\/]queries|cart[\\/](?:loading-cart|pending-mark|refused-changes|cart-question)|quotes[\\/]save-quote-button)|domain[\\/]zip-estimate|api[\\/]try-promo|ui[\\/](?:bill-total|bill-row|line-table|not-included|product-name))[.]/;

/** What the screens of an account share, and of it what rooms, quotes and pages that are read have too. */
const FORMS =
  /[\\/]src[\\/](?:features[\\/]session[\\/](?:form-notices|form-problems|form-values|use-send-once|use-signed-in-redirect)|ui[\\/](?:select|share-or-copy|text-field|text-skeleton|titled-page))[.]/;

/** Measured rooms: what My rooms shares with quotes and the price on the page of a floor. */
const ROOMS =
  /[\\/]src[\\/](?:domain[\\/](?:delivery-zips|rooms[\\/](?!room-area)[-\w]+)|offline[\\/]rooms[\\/](?:projects|project-storage|read-project|start-project-exchange|exchange-projects)|features[\\/](?:cart[\\/](?:pending-project|project-to-cart)|rooms[\\/](?:everything-bill|plan-drawing|price-panel[.]module|price-terms|promo-code|use-everything-price|use-zip-delivery)))[.]/;

/** Add to Cart, on the page of a floor and in the comparison. */
const ADDING = /[\\/]src[\\/]features[\\/]cart[\\/](?:use-add-to-cart|asked-boxes|add-button)[.]/;

/** What every visit loads behind its first screen: parts of every page, saved data, outbox, worker, calls of the API. */
const BEHIND =
  /[\\/]src[\\/](?:routes[\\/]-site-parts|app[\\/]behind-first-screen|features[\\/](?:find[\\/](?:count-words|filter-button-id|is-panel-wide|use-list-floors)|catalogue[\\/](?:compare-toggle|read-list-search)|content[\\/]published-day|enquiry[\\/]message-draft|product[\\/]selection-total|session[\\/](?:signed-in-only|use-is-online))|domain[\\/](?:day-number|email|find[\\/]find-parameters)|offline[\\/]saved-queries[\\/]query-persistence|api[\\/](?:catalogue|content|session|site)|ui[\\/](?:icons|section-head|sticky-bar|order-title|use-now|use-opened-part))[.]|[\\/]node_modules[\\/]workbox-window[\\/]/;

/** The list of floors and their cards, apart from what finds: a group takes what its modules import. */
const LIST =
  /[\\/]src[\\/](?:routes[\\/]-list-parts|features[\\/]catalogue[\\/](?:product-(?:card|grid|link|list)|card-compare|picture-sizes|category-chip|is-list-asked|list-(?!end)))/;

/** What finds floors, and shows what was found: comes when something is asked. Without its sheet, which brings the dialog. */
const FIND =
  /[\\/]src[\\/](?:features[\\/]catalogue[\\/](?:list-end|no-products)|features[\\/]find[\\/](?:chosen-chips|explained|facet-|floor-finder|found-|nothing-found|price-|read-asked|search-suggestion|use-find)|domain[\\/]find[\\/](?!find-parameters))|[\\/]node_modules[\\/]minisearch[\\/]/;

/**
 * Chunks of the page beside those that routes and lazy parts make by themselves. A file more costs a phone a request and compresses worse.
 * A group takes what its modules import, too.
 */
export const chunks = [
  { name: 'libraries', test: LIBRARIES, tags: ['$initial' as const], priority: 3 },
  { name: 'app', test: APP, priority: 2 },
  { name: 'behind', test: BEHIND, priority: 1 },
  { name: 'list', test: LIST, priority: 1 },
  { name: 'controls', test: CONTROLS, priority: 0 },
  { name: 'forms', test: FORMS, priority: 0 },
  { name: 'reading', test: READING, priority: 0 },
  { name: 'bills', test: BILLS, priority: 0 },
  { name: 'adding', test: ADDING, priority: 0 },
  { name: 'rooms', test: ROOMS, priority: 0 },
  { name: 'find', test: FIND, priority: 0 },
];

/** Unchanged when the store changes. */
const LIBRARIES = /[\\/]node_modules[\\/]/;

/** What all first screens share. */
const APP =
  /[\\/]app[.]html$|[\\/]src[\\/](?:features[\\/](?:catalogue[\\/](?:list-search|save-badge)|site[\\/](?:product-section|site-meta|about-the-shop))|ui[\\/](?:below-the-fold|button|floor-title|layout[.]module|load-state|page-band|page-meta|product-picture|section-reveal|skeleton|skeleton-counts|structured-data|use-is-hydrated|is-forward|opens-elsewhere)|api[\\/]errors|domain[\\/](?:languages|money|text|product-selection|find[\\/]find-parameters))[.]/;

/** Shared by product page and cart. */
const CONTROLS =
  /[\\/]src[\\/](?:ui[\\/](?:media-gallery|segmented|stepper|checkbox)|domain[\\/](?:exact-number|typed-(?:area|boxes|length|sides|text)|quantity|rooms[\\/]room-area)|features[\\/](?:product[\\/]selection[.]|catalogue[\\/]wastage-labels))[-.\w]*$/;

/** Shared by articles, guides and legal texts. */
const READING =
  /[\\/]src[\\/](?:features[\\/](?:site[\\/]legal-page|content[\\/](?:article-page|card-list|card-list-skeleton)|accounting-test[\\/]outcome)|ui[\\/]reading-page)[.]/;

/** Shared by the cart, its drawer and orders; partly samples. */
const BILLS =
  /[\\/]src[\\/](?:features[\\/](?:addresses[\\/]queries|cart[\\/](?:loading-cart|pending-mark|refused-changes)|quotes[\\/]save-quote-button)|domain[\\/]zip-estimate|api[\\/]try-promo|ui[\\/](?:bill-total|bill-row|line-table|not-included|product-name))[.]/;

/** Shared by account screens; partly rooms, quotes and reading pages. */
const FORMS =
  /[\\/]src[\\/](?:features[\\/]session[\\/](?:form-notices|form-problems|use-send-once|use-signed-in-redirect)|ui[\\/](?:select|share-or-copy|text-field|text-skeleton|titled-page))[.]/;

/** Shared by My rooms, quotes and the product page's price. */
const ROOMS =
  /[\\/]src[\\/](?:domain[\\/](?:delivery-zips|rooms[\\/](?!room-area)[-\w]+)|offline[\\/](?:rooms|rooms-record|start-rooms|exchange-rooms)|features[\\/](?:cart[\\/](?:pending-press|project-to-cart)|rooms[\\/](?:everything-bill|open-projects|plan-drawing|price-panel[.]module|price-terms|use-everything-price|use-zip-delivery)))[.]/;

/** Shared by product page and comparison. */
const ADDING = /[\\/]src[\\/]features[\\/]cart[\\/](?:use-add-to-cart|asked-boxes|add-to-cart)[.]/;

/** What every visit loads after its first screen. */
const BEHIND =
  /[\\/]src[\\/](?:routes[\\/]-site-parts|app[\\/]after-first-screen|features[\\/](?:find[\\/](?:filter-button|list-floors)|catalogue[\\/]compare-toggle|content[\\/]published-day|enquiry[\\/]message-draft|session[\\/](?:signed-in-only|use-is-online))|domain[\\/](?:day-number|email)|offline[\\/]saved-queries[\\/]query-persistence|api[\\/](?:catalogue|content|session|site)|ui[\\/](?:icons|section-head|sticky-bar|order-title|use-now|use-opened-part))[.]|[\\/]node_modules[\\/]workbox-window[\\/]/;

/** Without search: a group includes what its modules import. */
const LIST = /[\\/]src[\\/](?:routes[\\/]-floor-list|features[\\/]catalogue[\\/](?:product-(?:card|link|list)|category-chip|list-start))/;

/** Loaded with the first search. Without its sheet, which would include the dialog. */
const FIND =
  /[\\/]src[\\/](?:features[\\/]catalogue[\\/]list-end|features[\\/]find[\\/](?:chosen-chips|explained|facet-|floor-finder|found-|nothing-found|price-|search-suggestion|use-find)|domain[\\/]find[\\/](?!find-parameters))|[\\/]node_modules[\\/]minisearch[\\/]/;

/** Besides those of routes and lazy parts. Every further file costs a phone a request and compresses worse. */
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

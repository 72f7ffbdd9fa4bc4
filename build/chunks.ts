/** The router and the query client. */
const TANSTACK = /[\\/]node_modules[\\/]@tanstack[\\/]/;

/** What the first screens share: a chunk of its own so that each loads one file for it. */
const SHARED =
  /[\\/]src[\\/](?:features[\\/](?:catalogue[\\/](?:product-card|product-card-skeleton|picture-sizes|save-badge|product-link)|product[\\/](?:price-line|focus-coverage|product-page-skeleton)|site[\\/](?:product-section|site-meta))|ui[\\/](?:below-the-fold|button|spinner|load-state|page-band|page-meta|product-picture|section-reveal|skeleton|structured-data|use-is-[a-z]+|is-forward)|api[\\/]error-kind|domain[\\/](?:text|product-selection))[.]/;

/** Controls of the product page that the cart has, too. */
const CONTROLS = /[\\/]src[\\/]ui[\\/](?:media-gallery|media-item|segmented|stepper|checkbox)[-.\w]*$/;

/** What every visit loads behind its first screen: parts of every page, saved data, outbox, worker, calls of the API. */
const BEHIND =
  /[\\/]src[\\/](?:routes[\\/]-site-parts|app[\\/]behind-first-screen|offline[\\/]saved-queries[\\/]query-persistence|api[\\/](?:catalogue|content|site)|ui[\\/](?:icons|section-head|sticky-bar))[.]|[\\/]node_modules[\\/]workbox-window[\\/]/;

/**
 * Chunks of the page beside those that routes and lazy parts make by themselves. A file more costs a phone a request and compresses worse;
 * React and the router are apart because they stay the same when the store changes. A group takes what its modules import, too.
 */
export const chunks = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: 'router', test: TANSTACK, tags: ['$initial' as const], priority: 4 },
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: SHARED, priority: 2 },
  { name: 'behind', test: BEHIND, priority: 1 },
  { name: 'controls', test: CONTROLS, priority: 0 },
];

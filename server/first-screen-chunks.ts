/** Shown by the first screens, and by most others. */
const PIECES = /[\\/]src[\\/](?:ui[\\/](?:product-picture|section-head|section-reveal|skeleton|use-is-running|use-is-beginning|below-window)|features[\\/](?:catalogue[\\/](?:product-card|picture-sizes|floor-link)|site[\\/](?:site-meta|product-section))|domain[\\/](?:picture|text)|api[\\/]error-kind)[-.\w]*$/;
/** A floor's own page, and in parts the cart's and the articles'. */
const CHOOSING = /[\\/]src[\\/]ui[\\/](?:media-gallery|media-item|rich-text|segmented|stepper|checkbox)[-.\w]*$/;
/** What the later parts of every page share with others (src/routes/-later-site-parts.tsx). */
const COMPANIONS = /[\\/]src[\\/](?:offline[\\/](?:update-gate|messages-waiting)|ui[\\/]icons|features[\\/](?:site[\\/]store-contact|cart[\\/]add-failure))\.tsx?$/;

/**
 * The scripts that every first screen loads, in four files instead of forty, and what every page loads after that in a few more: each
 * file more costs a phone a request, a preload and worse compression. Four and not one, so that the page answers between their runs, and so that a new version
 * of the store leaves React and the router where they are.
 */
export const firstScreenChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 6 },
  { name: 'router', test: /node_modules[\\/](?:@tanstack[\\/](?:react-router|router-core|history|store|react-store|query-core|react-query)|use-sync-external-store|isbot)[\\/]/, priority: 5 },
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'first', test: PIECES, priority: 3 },
  { name: 'companions', test: COMPANIONS, priority: 3 },
  { name: 'choosing', test: CHOOSING, priority: 3 },
  { name: 'wire', test: /[\\/]src[\\/]api[\\/]call\.ts$/, priority: 2 },
  { name: 'offline', test: /[\\/]src[\\/]app[\\/](?:start-offline|finish-scroll)/, priority: 1 },
];

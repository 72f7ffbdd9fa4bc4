/** Shown by the first screens, and by most others. */
const PIECES = /[\\/]src[\\/](?:ui[\\/](?:product-picture|section-head|section-reveal|skeleton|use-is-running)|features[\\/](?:catalogue[\\/]product-card|site[\\/]site-meta)|domain[\\/](?:picture|text)|api[\\/]error-kind)[-.\w]*$/;

/**
 * The scripts that every first screen loads, in four files instead of forty: each file more costs a phone a request, a
 * preload and worse compression. Four and not one, so that the page answers between their runs, and so that a new version
 * of the store leaves React and the router where they are.
 */
export const firstScreenChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/](?:@tanstack[\\/](?:react-router|router-core|history|store|react-store|query-core|react-query)|use-sync-external-store|isbot)[\\/]/, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'first', test: PIECES },
];

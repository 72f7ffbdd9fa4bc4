/**
 * Rails as specified. Grids on phones state less than the drawn width, so that the browser takes the 320 px file: about two image pixels per
 * CSS pixel, a third of the bytes.
 */
export const RAIL_SIZES = '(min-width: 1300px) 306px, (min-width: 1024px) 28vw, (min-width: 540px) 38vw, 62vw';
export const GRID_SIZES =
  '(min-width: 1440px) 302px, (min-width: 1280px) 21vw, (min-width: 1024px) 28vw, (min-width: 768px) 45vw, (min-width: 480px) calc(50vw - 28px), (min-resolution: 2.5dppx) 105px, 128px';

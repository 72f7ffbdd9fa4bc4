/**
 * What English and Spanish are written with, and the signs of our own texts: fonts.css names the same characters. All others
 * come from the whole faces, which a page loads only when it shows such a character.
 */
export const BASIC_CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0¡©°·½×¿ÁÉÍÑÓÚÜáéíñóúü–—‘’“”…™→−',
].join('');

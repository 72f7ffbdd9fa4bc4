/**
 * A new connection carries 14,600 bytes in its first round trip, of which headers take 914. With the search in the header the heaviest
 * documents, those of floors, need 0.65 kB more (docs/decisions/0047), and since they
 * name their other language 0.1 kB (docs/decisions/0063): their foot comes with the second.
 */
export const LIGHT_BYTES = 14_600 - 914 + 750;

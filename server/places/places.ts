import type { Place, PlaceSuggestion } from '../../src/domain/address';

/** Address search. A failing service returns no suggestions: an address can always be typed (DESIGN 6). */
export interface Places {
  suggest(typed: string, searchId: string): Promise<readonly PlaceSuggestion[]>;
  /** Null for an unknown place and for one without a postal address. */
  lookUp(placeId: string, searchId: string): Promise<Place | null>;
}

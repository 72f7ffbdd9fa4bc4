import type { Place, PlaceSuggestion } from '../../src/domain/address';

/** Address search. A service that fails gives no suggestions: an address can always be typed by hand (DESIGN 6). */
export interface Places {
  suggest(typed: string, searchId: string): Promise<readonly PlaceSuggestion[]>;
  /** Null for an unknown place and for one without a postal address. */
  lookUp(placeId: string, searchId: string): Promise<Place | null>;
}

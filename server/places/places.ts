import type { Place, PlaceSuggestion } from '../../src/domain/address';

/** A failing service gives no suggestions: an address can always be typed. */
export interface Places {
  suggest(typed: string, searchId: string): Promise<readonly PlaceSuggestion[]>;
  /** Null for an unknown place and for one without a postal address. */
  lookUp(placeId: string, searchId: string): Promise<Place | null>;
}

import type { Place, PlaceSuggestion } from '../../src/domain/address';

/** Address search. A service that does not answer proposes nothing: typing everything by hand always works (DESIGN 6). */
export interface Places {
  suggest(typed: string, searchId: string): Promise<readonly PlaceSuggestion[]>;
  /** Null for a place it does not know, or that is no postal address. */
  lookUp(placeId: string, searchId: string): Promise<Place | null>;
}

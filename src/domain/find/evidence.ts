import type { Product } from '../catalogue';
import { facetOf, facetValues, unsaidValues } from './facets';
import type { FacetId } from './find-parameters';

export type Evidence = 'said' | 'unsaid' | 'denied';

/** What a floor's maker says about a room. */
export function roomEvidence(floor: Product, room: string): Evidence {
  if (facetValues(floor).room.includes(room)) return 'said';
  return unsaidValues(floor, facetOf('room')).includes(room) ? 'unsaid' : 'denied';
}

/** What makers say about a room or a property that was typed, of all floors. */
export interface EvidenceCounts {
  readonly facet: FacetId;
  readonly value: string;
  readonly label: string;
  readonly said: number;
  readonly unsaid: number;
  readonly ruledOut: number;
}

/** Words of the index that stand for a value of a facet. */
const VALUE_WORDS: Readonly<Record<string, readonly [FacetId, string]>> = { waterproof: ['waterproof', 'yes'], quiet: ['sound', '50'] };

/** Of the rooms and properties that a text asks. */
export function evidenceOf(
  floors: readonly Product[],
  understood: { readonly rooms: readonly string[]; readonly words: readonly string[] } | null,
): readonly EvidenceCounts[] {
  if (understood === null) return [];
  const asked: (readonly [FacetId, string])[] = [
    ...understood.rooms.map((room) => ['room', room] as const),
    ...understood.words.flatMap((word) => (Object.hasOwn(VALUE_WORDS, word) ? [VALUE_WORDS[word] ?? (['room', word] as const)] : [])),
  ];
  return asked.map(([id, value]) => {
    const facet = facetOf(id);
    const said = floors.filter((floor) => facetValues(floor)[id].includes(value)).length;
    const unsaid = floors.filter((floor) => unsaidValues(floor, facet).includes(value)).length;
    return { facet: id, value, label: facet.labelOf(value), said, unsaid, ruledOut: floors.length - said - unsaid };
  });
}

import type { Product } from '../../src/domain/catalogue';
import type { FloorFacts } from '../../src/domain/floor-facts';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { NO_FACTS } from '../../src/domain/read-floor-facts';
import { UNSAID } from '../fixtures/unsaid-of-product';

/** A floor of which only the title and these facts are known; its address is its number. */
export function plainFloor(id: number, title: string, facts: Partial<FloorFacts> = {}, more: Partial<Product> = {}): Product {
  return {
    id,
    categoryId: 1,
    title,
    slug: String(id),
    priceCentsPerSqft: null,
    ...UNSAID,
    pricePerBoxCents: null,
    sqftPerBox: null,
    picture: FALLBACK_PICTURE,
    descriptionHtml: '',
    facts: { ...NO_FACTS, ...facts },
    ...more,
  };
}

import type { Product } from '../domain/catalogue';
import { SaveQuoteButton } from '../features/quotes/save-quote-button';
import { FloorPrice } from '../features/rooms/floor-price';

export function Panel({ product }: { readonly product: Product }) {
  return <FloorPrice product={product} renderQuote={(source) => <SaveQuoteButton source={source} />} />;
}

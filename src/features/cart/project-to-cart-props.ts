import type { CartProduct } from '../../domain/cart';
import type { Fulfilment } from '../../domain/order';
import type { SignedQuote } from '../../domain/quote/signed-quote';
import type { ZipEstimate } from '../../domain/zip-estimate';

export interface ProjectToCartProps {
  readonly projectId: string;
  readonly what: 'rooms' | 'quote' | 'order';
  readonly returnTo: string;
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly terms: {
    readonly isInstallationChosen: boolean;
    readonly fulfilment: Fulfilment;
    readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
  };
  /** Null for pickup and without a ZIP code. */
  readonly zipEstimate: ZipEstimate | null;
  /** For the server to check; null when the shop keeps none. */
  readonly signedQuote?: SignedQuote | null;
}

import type { CartProduct } from '../../domain/cart';
import type { Fulfilment } from '../../domain/order';
import type { SignedPromise } from '../../domain/quote/quote-promise';
import type { ZipEstimate } from '../../domain/zip-estimate';

/** A project or a quote to be added to the cart. */
export interface ProjectToCartProps {
  readonly projectId: string;
  readonly what: 'rooms' | 'quote' | 'order';
  /** Where a visitor returns after the login. */
  readonly returnTo: string;
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly terms: {
    readonly isInstallationChosen: boolean;
    readonly fulfilment: Fulfilment;
    readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
  };
  /** The delivery price in the project; null for pickup and without a ZIP code. */
  readonly zipEstimate: ZipEstimate | null;
  /** The quote's promise, for the server to check; null when the shop keeps none. */
  readonly promise?: SignedPromise | null;
}

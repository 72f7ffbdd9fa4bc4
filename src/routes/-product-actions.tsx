import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Product } from '../domain/catalogue';
import type { Cents } from '../domain/money';
import { AddToCart, AddToCartBar } from '../features/cart/add-to-cart';
import { ProductCompare } from '../features/compare/product-compare';
import { PurchaseTerms, StockLine } from '../features/product/purchase-terms';
import { selectionTotal } from '../features/product/selection';
import type { ProductChoice } from '../features/product/product-page';
import { catalogueQueries } from '../features/catalogue/queries';
import { RoomViewButton } from '../features/room-view/room-view-button';
import { FloorPriceButton, MyRoomsButton } from '../features/rooms/rooms-buttons';
import { siteQueries } from '../features/site/queries';
import { lazyPart } from '../ui/lazy-part';
import { StickyBar } from '../ui/sticky-bar';

/** For shops that send samples. */
const SampleButton = lazyPart(
  () => import('../features/samples/sample-button'),
  (code) => code.SampleButton,
);

interface ProductPartProps {
  readonly product: Product;
  readonly choice: ProductChoice;
}

export function Actions({ product, choice }: ProductPartProps) {
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(siteQueries.settings());
  const offersSamples = settings?.offersSamples === true;
  return (
    <>
      {product.stock === undefined ? null : <StockLine stock={product.stock} boxes={choice.boxes} />}
      <AddToCart product={product} {...choice} handsOverChoices />
      <RoomViewButton
        products={[product]}
        label="See it in a room"
        isQuiet
        loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))}
      />
      <ProductCompare product={product} />
      <MyRoomsButton
        productId={product.id}
        slug={product.slug}
        onMeasured={async (areas) => {
          const { fillCoverage } = await import('../features/product/fill-coverage');
          return fillCoverage(product, areas);
        }}
      />
      {/* Spaces instead of a style, which would add bytes to every product document. The font's basic file has no em space. */}
      {'\u00a0 \u00a0'}
      <FloorPriceButton product={product} load={() => import('./-floor-price')} />
      {offersSamples ? <SampleButton product={product} /> : null}
      <PurchaseTerms offersSamples={offersSamples} />
    </>
  );
}

export function Bar({ product, choice, installationCentsPerSqft }: ProductPartProps & { readonly installationCentsPerSqft: Cents | null }) {
  return (
    <StickyBar label="Your selection">
      <AddToCartBar product={product} {...choice} handsOverChoices totalCents={selectionTotal(product, choice, installationCentsPerSqft)} />
    </StickyBar>
  );
}

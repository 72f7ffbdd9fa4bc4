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
import { ButtonLink } from '../ui/button';
import { classNames } from '../ui/class-names';
import layout from '../ui/layout.module.css';
import { lazyPart } from '../ui/lazy-part';
import { StickyBar } from '../ui/sticky-bar';
import { pagesTexts } from '../features/site/pages.texts';

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
      {/* At most three ways on; the others are in `More`. */}
      <div className={classNames(layout['row3'], layout['middle'], layout['above2'])}>
        <RoomViewButton
          products={[product]}
          label={pagesTexts.seeInRoom}
          isQuiet
          loadFloors={() => queryClient.ensureQueryData(catalogueQueries.products('ALL'))}
        />
        {offersSamples ? <SampleButton product={product} /> : <ProductCompare product={product} />}
        <FloorPriceButton product={product} load={() => import('./-floor-price')} />
      </div>
    </>
  );
}

export function More({ product }: Pick<ProductPartProps, 'product'>) {
  const { data: settings } = useQuery(siteQueries.settings());
  const offersSamples = settings?.offersSamples === true;
  return (
    <>
      <div className={classNames(layout['row3'], layout['middle'])}>
        {offersSamples ? <ProductCompare product={product} /> : null}
        <MyRoomsButton
          productId={product.id}
          slug={product.slug}
          onMeasured={async (areas) => {
            const { fillCoverage } = await import('../features/product/fill-coverage');
            return fillCoverage(product, areas);
          }}
        />
        <ButtonLink to="/board-sheet" search={{ floors: product.slug }} variant="text" isCompact>
          {pagesTexts.boardSheet}
        </ButtonLink>
      </div>
      <PurchaseTerms offersSamples={offersSamples} />
    </>
  );
}

export function Bar({ product, choice, installationCentsPerSqft }: ProductPartProps & { readonly installationCentsPerSqft: Cents | null }) {
  return (
    <StickyBar label={pagesTexts.selection}>
      <AddToCartBar product={product} {...choice} handsOverChoices totalCents={selectionTotal(product, choice, installationCentsPerSqft)} />
    </StickyBar>
  );
}

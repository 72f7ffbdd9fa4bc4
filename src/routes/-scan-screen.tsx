import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { Product } from '../domain/catalogue';
import { spokenPath } from '../domain/languages';
import { catalogueQueries } from '../features/catalogue/queries';
import { CounterSwitch } from '../features/counter/counter-switch';
import type { KnownFloors } from '../features/scan/judge-scan';
import { ScanPage } from '../features/scan/scan-page';
import { showToast } from '../ui/toast';
import { Status } from './-status';

/** Then a code is opened without the product list. */
const LIST_WAIT_MS = 4_000;

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

export function ScanScreen() {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  // While the person aims the camera.
  useQuery(catalogueQueries.products('ALL'));
  const loadFloors = async (): Promise<KnownFloors | null> => {
    const query = catalogueQueries.products('ALL');
    const products = await Promise.race([queryClient.ensureQueryData(query).catch(() => null), later(LIST_WAIT_MS)]);
    return products === null ? null : { products, readAt: queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0 };
  };

  const keepCatalog = async (): Promise<void> => {
    const { keepCatalogue } = await import('../features/offline-catalogue/keep-catalogue');
    await keepCatalogue(queryClient);
  };
  const openFloor = async (slug: string, product: Product | null): Promise<void> => {
    if (product !== null) await fillMeasured(product);
    await navigate({ to: '/products/$slug', params: { slug } });
  };
  return (
    <ScanPage
      status={<Status placement="inline" isAnnounced={false} />}
      loadFloors={loadFloors}
      onFloor={(slug, product) => void openFloor(slug, product)}
      counterSwitch={<CounterSwitch onKeepCatalog={keepCatalog} />}
      onQuote={(fragment) => router.history.push(spokenPath(`/quote#${fragment}`))}
      onQuoteNumber={(number) => router.history.push(spokenPath(`/quotes?q=${encodeURIComponent(number)}`))}
    />
  );
}

/** A failure must not keep the floor from opening. */
async function fillMeasured(product: Product): Promise<void> {
  try {
    const { measuredFor, measuredWords } = await import('../features/rooms/measured-for');
    const measured = await measuredFor(product.id);
    if (measured === null) return;
    const { fillCoverage } = await import('../features/product/fill-coverage');
    showToast({ message: measuredWords(measured, fillCoverage(product, measured.areas)), tone: 'success' });
  } catch (error) {
    console.warn('The measured rooms could not be read.', error);
  }
}

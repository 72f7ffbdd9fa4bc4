import { useRouter } from '@tanstack/react-router';
import type { SqftHundredths } from '../../domain/coverage';
import { formatSqft } from '../../domain/coverage';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';

interface MyRoomsButtonProps {
  readonly productId: number;
  readonly slug: string;
  readonly onMeasured: (sqft: SqftHundredths) => Promise<void>;
}

/** Opens My rooms without measures. The code of rooms loads on press. */
export function MyRoomsButton({ productId, slug, onMeasured }: MyRoomsButtonProps) {
  const router = useRouter();

  async function press() {
    try {
      const { measuredFor } = await import('./measured-for');
      const found = await measuredFor(productId);
      if (found === null) return void router.navigate({ to: '/rooms', search: { floor: slug } });
      await onMeasured(found.sqft);
      showToast({ message: `${formatSqft(found.sqft)} sqft from ${found.name}`, tone: 'success' });
    } catch {
      showToast({ message: 'Your rooms could not be opened. Connect to the internet and try again.', tone: 'error' });
    }
  }

  return (
    <Button variant="text" isCompact onClick={() => void press()}>
      Use my rooms
    </Button>
  );
}

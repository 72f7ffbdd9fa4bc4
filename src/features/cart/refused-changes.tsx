import { outbox, type OutboxEntry } from '../../offline/outbox/outbox';
import { storageErrorFrom } from '../../offline/storage/storage-error';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { syncCart } from './change-cart';
import css from './refused-changes.module.css';

async function retry(productId: number): Promise<void> {
  await outbox.retry(productId);
  // A change that cannot be sent now waits again and is listed there.
  await syncCart().catch(() => undefined);
}

/** Runs `work`, or shows why this device could not store it. */
async function attempt(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    showToast({ message: `${storageErrorFrom(error).message} Please try again.`, tone: 'error' });
  }
}

export function RefusedChanges({ entries }: { readonly entries: readonly OutboxEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul role="list" className={css['list']} aria-label="Changes that were not saved">
      {entries.map(({ intent: { product }, refusal }) => (
        <li key={product.id} className={css['entry']}>
          <p className={css['title']}>{`Not saved: ${product.title}`}</p>
          {refusal !== null && <p>{refusal}</p>}
          <p>The rest of your cart is not affected. Try again, or dismiss this and the cart stays as the store has it.</p>
          <div className={css['actions']}>
            <Button variant="text" onClick={() => void attempt(retry(product.id))}>
              Retry
            </Button>
            <Button variant="text" onClick={() => void attempt(outbox.dismiss(product.id))}>
              Dismiss
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { outbox, type OutboxEntry } from '../../offline/outbox/outbox';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { tellStorageFailure } from './tell-storage-failure';
import { CartQuestion } from './cart-question';
import { syncCart } from './change-cart';
import { isAsked } from './is-asked';
import css from './refused-changes.module.css';

async function retry(productId: number): Promise<void> {
  await outbox.retry(productId);
  // A change that cannot be sent now waits again and is listed there.
  await syncCart().catch(() => undefined);
}

export function RefusedChanges({ entries }: { readonly entries: readonly OutboxEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul ref={keepRowFocus} role="list" className={css['list']} aria-label="Changes that were not saved">
      {entries.filter(isAsked).map((entry) => (
        <li key={entry.intent.product.id}>
          <CartQuestion entry={entry} />
        </li>
      ))}
      {entries
        .filter((entry) => !isAsked(entry))
        .map(({ intent: { product }, refusal }) => (
          <li key={product.id} className={css['entry']}>
            <p className={css['title']}>{`Not saved: ${product.title}`}</p>
            {refusal !== null && <p>{refusal}</p>}
            <p>The rest of your cart is not affected. Try again, or dismiss this and the cart stays as the store has it.</p>
            <div className={css['actions']}>
              <Button variant="text" onClick={() => void tellStorageFailure(retry(product.id))}>
                Retry
              </Button>
              <Button variant="text" onClick={() => void tellStorageFailure(outbox.dismiss(product.id))}>
                Dismiss
              </Button>
            </div>
          </li>
        ))}
    </ul>
  );
}

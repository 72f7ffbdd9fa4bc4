import type { CartEnding } from '../../domain/cart';
import { boxesText } from '../../domain/number-text';
import { outbox, type OutboxEntry } from '../../offline/outbox/outbox';
import { Button } from '../../ui/button';
import css from './cart-question.module.css';
import { syncCart } from './change-cart';
import { tellStorageFailure } from './tell-storage-failure';
import type { AskedEntry } from './is-asked';

function happened({ how, boxes, orderNumber }: CartEnding): string {
  if (how === 'removed') return `You took ${boxesText(boxes)} out of your cart on another device.`;
  return `You ordered ${boxesText(boxes)} meanwhile${orderNumber === null ? '' : ` (order ${orderNumber})`}.`;
}

/** A new change of the current cart. */
async function putBack({ intent: { product, boxes, isInstallationChosen } }: OutboxEntry): Promise<void> {
  await outbox.put({ product, boxes, isInstallationChosen });
  await syncCart().catch(() => undefined);
}

/** Until the shopper decides, the cart stays as on the server. */
export function CartQuestion({ entry }: { readonly entry: AskedEntry }) {
  const { product, boxes } = entry.intent;
  const isOrdered = entry.ending.how === 'ordered';
  return (
    <div className={css['question']}>
      <p className={css['title']}>{product.title}</p>
      <p>{happened(entry.ending)}</p>
      <p>{`On this device you had ${boxesText(boxes)} waiting. ${isOrdered ? 'Do you want these as well?' : 'Do you want them back in your cart?'}`}</p>
      <div className={css['actions']}>
        <Button
          variant="outline"
          isCompact
          onClick={() => void tellStorageFailure(outbox.dismiss(product.id))}
          aria-label={`Leave ${product.title} out`}
        >
          Leave it out
        </Button>
        <Button
          variant="outline"
          isCompact
          onClick={() => void tellStorageFailure(putBack(entry))}
          aria-label={`${isOrdered ? 'Add' : 'Put back'} ${boxesText(boxes)} of ${product.title}`}
        >
          {`${isOrdered ? 'Add' : 'Put back'} ${boxesText(boxes)}`}
        </Button>
      </div>
    </div>
  );
}

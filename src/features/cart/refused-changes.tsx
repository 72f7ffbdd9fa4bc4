import { cartChanges } from '../../offline/cart';
import type { CartRecord } from '../../offline/cart-record';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { syncCart } from './change-cart';
import { isAsked, type AskedEntry } from './use-cart';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './refused-changes.module.css';
import type { CartEnding } from '../../domain/cart';
import { boxesText } from '../../domain/number-text';
import { storageErrorFrom } from '../../offline/storage/storage-error';
import { showToast } from '../../ui/toast';
import { cartChangesTexts } from './cart-changes.texts';

async function retry(productId: number): Promise<void> {
  await cartChanges.retry(productId);
  // A change that cannot be sent now waits again and is listed there.
  await syncCart().catch(() => undefined);
}

export function RefusedChanges({ entries }: { readonly entries: readonly CartRecord[] }) {
  if (entries.length === 0) return null;
  return (
    <ul
      ref={keepRowFocus}
      role="list"
      className={classNames(layout['stack2'], layout['below3'])}
      aria-label={cartChangesTexts.notSavedList}
    >
      {entries.filter(isAsked).map((entry) => (
        <li key={entry.intent.product.id}>
          <CartQuestion entry={entry} />
        </li>
      ))}
      {entries
        .filter((entry) => !isAsked(entry))
        .map(({ intent: { product }, refusal }) => (
          <li key={product.id} className={classNames(layout['wrong'], css['entry'])}>
            <p className={layout['strong']}>{cartChangesTexts.notSaved(product.title)}</p>
            {refusal !== null && <p>{refusal}</p>}
            <p>{cartChangesTexts.restUnaffected}</p>
            <div className={layout['row4']}>
              <Button variant="text" onClick={() => void tellStorageFailure(retry(product.id))}>
                {cartChangesTexts.retry}
              </Button>
              <Button variant="text" onClick={() => void tellStorageFailure(cartChanges.dismiss(product.id))}>
                {cartChangesTexts.dismiss}
              </Button>
            </div>
          </li>
        ))}
    </ul>
  );
}

function happened({ how, boxes, orderNumber }: CartEnding): string {
  if (how === 'removed') return cartChangesTexts.removedElsewhere(boxesText(boxes));
  return orderNumber === null ? cartChangesTexts.ordered(boxesText(boxes)) : cartChangesTexts.orderedAs(boxesText(boxes), orderNumber);
}

/** A new change of the current cart. */
async function putBack({ intent: { product, boxes, isInstallationChosen } }: CartRecord): Promise<void> {
  await cartChanges.put({ product, boxes, isInstallationChosen });
  await syncCart().catch(() => undefined);
}

/** Until the shopper decides, the cart stays as on the server. */
export function CartQuestion({ entry }: { readonly entry: AskedEntry }) {
  const { product, boxes } = entry.intent;
  const isOrdered = entry.ending.how === 'ordered';
  return (
    <div className={css['question']}>
      <p className={classNames(layout['strong'], css['asked'])}>{product.title}</p>
      <p>{happened(entry.ending)}</p>
      <p>{isOrdered ? cartChangesTexts.wantsAsWell(boxesText(boxes)) : cartChangesTexts.wantsBack(boxesText(boxes))}</p>
      <div className={classNames(layout['cluster2'], layout['above3'], css['answers'])}>
        <Button
          variant="outline"
          isCompact
          onClick={() => void tellStorageFailure(cartChanges.dismiss(product.id))}
          aria-label={cartChangesTexts.leaveOutTitle(product.title)}
        >
          {cartChangesTexts.leaveOut}
        </Button>
        <Button
          variant="outline"
          isCompact
          onClick={() => void tellStorageFailure(putBack(entry))}
          aria-label={
            isOrdered
              ? cartChangesTexts.addOf(boxesText(boxes), product.title)
              : cartChangesTexts.putBackOf(boxesText(boxes), product.title)
          }
        >
          {isOrdered ? cartChangesTexts.add(boxesText(boxes)) : cartChangesTexts.putBack(boxesText(boxes))}
        </Button>
      </div>
    </div>
  );
}

async function tellStorageFailure(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    showToast({ message: `${storageErrorFrom(error).message} ${cartChangesTexts.pleaseTryAgain}`, tone: 'error' });
  }
}

import { MAX_BOXES, MIN_BOXES } from '../../domain/coverage';
import { readBoxes } from '../../domain/typed-boxes';
import { cartChanges } from '../../offline/cart';
import type { CartRecord } from '../../offline/cart-record';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { showToast } from '../../ui/toast';
import { Button } from '../../ui/button';
import { whenSent } from '../../domain/when-sent';
import { Stepper } from '../../ui/stepper';
import { WaitingItem } from '../../ui/waiting-item';
import { useIsOnline } from '../session/use-is-online';
import { changeCart } from './change-cart';
import { RefusedChanges } from './refused-changes';
import { useShownCart } from './use-cart';
import layout from '../../ui/layout.module.css';
import { boxesText } from '../../domain/number-text';
import { cartChangesTexts } from './cart-changes.texts';

export function WaitingChanges() {
  const { changes: entries } = useShownCart();
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return (
    <>
      <RefusedChanges entries={entries.filter(({ state }) => state === 'refused')} />
      {waiting.length === 0 ? null : (
        <ul ref={keepRowFocus} role="list" className={layout['stack2']} aria-label={cartChangesTexts.waitingList}>
          {waiting.map((entry) => (
            <li key={entry.intent.product.id}>
              <WaitingChange entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WaitingChange({ entry }: { readonly entry: CartRecord }) {
  const isOnline = useIsOnline();
  const { product, boxes, isInstallationChosen } = entry.intent;
  const takeBack = async () => {
    const isForgotten = await cartChanges.cancel(entry).catch(() => false);
    if (!isForgotten) showToast({ message: cartChangesTexts.isOnItsWay, tone: 'info' });
  };
  return (
    <WaitingItem
      title={changeWords(entry)}
      nextStep={whenSent(isOnline, cartChanges.isDurable())}
      savedAt={cartChanges.isDurable() ? entry.savedAt : null}
    >
      {boxes === 0 ? null : (
        <Stepper
          label={cartChangesTexts.boxesWaiting(product.title)}
          isLabelHidden
          isCompact
          value={boxes}
          min={MIN_BOXES}
          max={MAX_BOXES}
          read={readBoxes}
          reportsTyping="blur"
          onTyping={(typed) => void cartChanges.noteTyped(typed === null ? null : { product, boxes: typed, isInstallationChosen })}
          decrementLabel={cartChangesTexts.oneLess(product.title)}
          incrementLabel={cartChangesTexts.oneMore(product.title)}
          onChange={(wanted) => void changeCart('update', { product, boxes: wanted, isInstallationChosen })}
        />
      )}
      {/* It may have reached the server: it can only be followed by another change. */}
      {entry.isInDoubt ? null : (
        <Button variant="text" aria-label={cartChangesTexts.cancelOf(product.title)} onClick={() => void takeBack()}>
          {cartChangesTexts.cancel}
        </Button>
      )}
    </WaitingItem>
  );
}

/** 'Coastal Maple: 12 boxes'. */
function changeWords({ intent: { product, boxes } }: Pick<CartRecord, 'intent'>): string {
  return boxes === 0 ? cartChangesTexts.takenOut(product.title) : cartChangesTexts.change(product.title, boxesText(boxes));
}

import { Dialog } from '../../ui/dialog';
import { CartQuestion } from './refused-changes';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './refused-changes.module.css';
import type { AskedEntry } from './use-cart';
import { cartChangesTexts } from './cart-changes.texts';

interface CartQuestionsSheetProps {
  readonly entries: readonly AskedEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartQuestionsSheet({ entries, isOpen, onClose }: CartQuestionsSheetProps) {
  return (
    <Dialog isOpen={isOpen} title={cartChangesTexts.hasChanged} onClose={onClose}>
      <p className={classNames(layout['quiet'], css['lead'])}>
        {entries.length === 1 ? cartChangesTexts.oneUndone : cartChangesTexts.manyUndone(entries.length)}
      </p>
      <ul role="list" className={layout['stack3']} aria-label={cartChangesTexts.toDecide}>
        {entries.map((entry) => (
          <li key={entry.intent.product.id}>
            <CartQuestion entry={entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

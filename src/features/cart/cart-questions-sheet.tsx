import { Dialog } from '../../ui/dialog';
import { CartQuestion } from './cart-question';
import css from './cart-questions-sheet.module.css';
import type { AskedEntry } from './is-asked';

interface CartQuestionsSheetProps {
  readonly entries: readonly AskedEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartQuestionsSheet({ entries, isOpen, onClose }: CartQuestionsSheetProps) {
  return (
    <Dialog isOpen={isOpen} title="Your cart has changed" onClose={onClose}>
      <p className={css['lead']}>
        {entries.length === 1
          ? 'A change from this device has not been made yet. The rest of your cart is as you left it.'
          : `${entries.length} changes from this device have not been made yet. The rest of your cart is as you left it.`}
      </p>
      <ul role="list" className={css['list']} aria-label="Changes to decide">
        {entries.map((entry) => (
          <li key={entry.intent.product.id}>
            <CartQuestion entry={entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

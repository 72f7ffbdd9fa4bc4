import { Dialog } from '../../ui/dialog';
import { CartQuestion } from './refused-changes';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './refused-changes.module.css';
import type { AskedEntry } from './use-cart';

interface CartQuestionsSheetProps {
  readonly entries: readonly AskedEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartQuestionsSheet({ entries, isOpen, onClose }: CartQuestionsSheetProps) {
  return (
    <Dialog isOpen={isOpen} title="Your cart has changed" onClose={onClose}>
      <p className={classNames(layout['quiet'], css['lead'])}>
        {entries.length === 1
          ? 'A change from this device has not been made yet. The rest of your cart is as you left it.'
          : `${entries.length} changes from this device have not been made yet. The rest of your cart is as you left it.`}
      </p>
      <ul role="list" className={layout['stack3']} aria-label="Changes to decide">
        {entries.map((entry) => (
          <li key={entry.intent.product.id}>
            <CartQuestion entry={entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

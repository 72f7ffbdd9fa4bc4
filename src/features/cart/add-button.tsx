import { boxesText } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import css from './add-to-cart.module.css';

interface AddButtonProps {
  readonly isWanting: boolean;
  /** Only when nothing else beside the button shows them. */
  readonly heldBoxes?: number;
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  readonly onAdd: () => void;
}

export function AddButton({ isWanting, heldBoxes = 0, isBusy, className, onAdd }: AddButtonProps) {
  const hint = isWanting ? 'Enter your area first' : heldBoxes > 0 ? `${boxesText(heldBoxes)} in your cart` : null;
  return (
    <Button
      variant="primary"
      isWide
      className={classNames(className, isWanting ? css['wanting'] : hint !== null && css['held'])}
      isBusy={isBusy}
      onClick={onAdd}
    >
      <span>Add to Cart</span>
      {hint === null ? null : <small className={css['hint']}>{hint}</small>}
    </Button>
  );
}

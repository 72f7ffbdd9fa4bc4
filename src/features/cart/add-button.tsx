import { useId } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import css from './add-to-cart.module.css';

interface AddButtonProps {
  /** Without boxes it says what is missing; a press leads there. */
  readonly isWanting: boolean;
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  readonly onAdd: () => void;
}

export function AddButton({ isWanting, isBusy, className, onAdd }: AddButtonProps) {
  const id = useId();
  return (
    <Button
      variant="primary"
      isWide
      className={classNames(className, isWanting && css['wanting'])}
      aria-label="Add to Cart"
      aria-describedby={isWanting ? id : undefined}
      isBusy={isBusy}
      onClick={onAdd}
    >
      <span>Add to Cart</span>
      {isWanting ? (
        <small id={id} className={css['missing']}>
          Enter your area first
        </small>
      ) : null}
    </Button>
  );
}

import { ClockIcon } from '../../ui/icons';
import css from './pending-mark.module.css';
import { cartTexts } from './cart.texts';

export function PendingMark() {
  return (
    <span className={css['mark']}>
      <ClockIcon />
      {cartTexts.waiting}
    </span>
  );
}

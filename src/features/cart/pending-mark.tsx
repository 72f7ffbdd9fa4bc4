import { ClockIcon } from '../../ui/icons';
import css from './pending-mark.module.css';

export function PendingMark() {
  return (
    <span className={css['mark']}>
      <ClockIcon />
      Waiting to sync
    </span>
  );
}

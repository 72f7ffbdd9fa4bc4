import { Skeleton } from '../../ui/skeleton';
import css from './card-list.module.css';

const CARDS = ['1', '2', '3'];

/** Cards in their final shape: picture, title, two lines. */
export function CardListSkeleton() {
  return (
    <div className={css['list']}>
      {CARDS.map((key) => (
        <div key={key} className={css['blank']}>
          <Skeleton aspect="4 / 3" />
          <Skeleton height={24} width="75%" />
          <Skeleton height={18} />
          <Skeleton height={18} width="60%" />
        </div>
      ))}
    </div>
  );
}

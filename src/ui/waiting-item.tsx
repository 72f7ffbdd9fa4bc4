import type { ReactNode } from 'react';
import { formatAge } from '../domain/moment';
import { ClockIcon } from './icons';
import { useNow } from './use-now';
import css from './waiting-item.module.css';

export interface WaitingItemProps {
  /** What it is, in the words of who made it. */
  readonly title: string;
  /** What will happen to it; continues the sentence of the title. */
  readonly fate: string;
  /** When it was saved on this device, by the device's clock; null when it lasts only as long as this page. */
  readonly savedAt: number | null;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Something that waits on this device until the store can be reached. */
export function WaitingItem({ title, fate, savedAt, children }: WaitingItemProps) {
  const now = useNow();
  return (
    <div className={css['item']}>
      <span className={css['icon']}>
        <ClockIcon />
      </span>
      <p className={css['words']}>
        <strong>{title}</strong>, {fate}
      </p>
      <p className={css['age']}>{savedAt === null ? '' : `Saved on this device ${formatAge(now - savedAt)}`}</p>
      <div className={css['actions']}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatAge } from '../domain/moment';
import { ClockIcon } from './icons';
import { useNow } from './use-now';
import css from './waiting-item.module.css';

export interface WaitingItemProps {
  /** The waiting item in the shopper's words. */
  readonly title: string;
  /** The next step; continues the title's sentence. */
  readonly nextStep: string;
  /** When it was saved, by the device's clock; null when it lasts only as long as this page. */
  readonly savedAt: number | null;
  /** The item's buttons. */
  readonly children: ReactNode;
}

/** One item that waits on this device until the server can be reached. */
export function WaitingItem({ title, nextStep, savedAt, children }: WaitingItemProps) {
  const now = useNow();
  return (
    <div className={css['item']}>
      <span className={css['icon']}>
        <ClockIcon />
      </span>
      <p className={css['words']}>
        <strong>{title}</strong>
        <span>{`, ${nextStep}`}</span>
      </p>
      <p className={css['age']}>{savedAt === null ? '' : `Saved on this device ${formatAge(now - savedAt)}`}</p>
      <div className={css['actions']}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatAge } from '../domain/moment';
import { ClockIcon } from './icons';
import { useNow } from './use-now';
import css from './waiting-item.module.css';

export interface WaitingItemProps {
  readonly title: string;
  /** Continues the title's sentence. */
  readonly nextStep: string;
  /** By the device's clock; null when it lasts only as long as this page. */
  readonly savedAt: number | null;
  readonly children: ReactNode;
}

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

import type { ReactNode } from 'react';
import { formatAge } from '../domain/moment';
import { ClockIcon } from './icons';
import { useNow } from './use-now';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './waiting-item.module.css';
import { waitingItemTexts } from './waiting-item.texts';

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
      <span className={classNames(layout['centred'], css['icon'])}>
        <ClockIcon />
      </span>
      <p className={css['words']}>
        <strong>{title}</strong>
        <span>{`, ${nextStep}`}</span>
      </p>
      <p className={classNames(layout['caption'], css['age'])}>
        {savedAt === null ? '' : waitingItemTexts.saved(formatAge(now - savedAt))}
      </p>
      <div className={classNames(layout['cluster2'], css['actions'])}>{children}</div>
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from './icons';
import css from './select.module.css';

export function Select(props: ComponentPropsWithRef<'select'>) {
  return (
    <div className={css['field']}>
      <select {...props} className={css['select']} />
      <span className={css['mark']}>
        <ChevronDownIcon />
      </span>
    </div>
  );
}

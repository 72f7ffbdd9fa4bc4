import type { ComponentPropsWithRef, ReactNode } from 'react';
import layout from './layout.module.css';
import css from './checkbox.module.css';
import { classNames } from './class-names';
import { CheckIcon } from './icons';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
}

export function Checkbox({ children, hint, aside, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(css['row'], className)}>
      <span className={css['control']}>
        <input {...input} type="checkbox" className={css['input']} />
        <span className={classNames(layout['centred'], css['box'])} aria-hidden="true">
          <CheckIcon />
        </span>
      </span>
      <span className={css['text']}>
        <span className={css['label']}>{children}</span>
        {hint === undefined ? null : <span className={classNames(layout['caption'], css['hint'])}>{hint}</span>}
      </span>
      {aside === undefined ? null : <span className={css['aside']}>{aside}</span>}
    </label>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './section-head.module.css';

export interface SectionHeadProps {
  readonly title: string;
  readonly subTitle?: string;
  readonly aside?: ReactNode;
  readonly id?: string;
}

export function SectionHead({ title, subTitle = '', aside, id }: SectionHeadProps) {
  return (
    <div className={css['head']}>
      <h2 id={id}>{title}</h2>
      {subTitle === '' ? null : <p className={css['sub']}>{subTitle}</p>}
      {aside === undefined ? null : <div className={classNames(layout['above2'], layout['screenOnly'], css['aside'])}>{aside}</div>}
    </div>
  );
}

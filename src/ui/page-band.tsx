import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import css from './page-band.module.css';

export interface PageBandProps extends ComponentPropsWithRef<'section'> {
  readonly tone?: 'paper' | 'sand';
  readonly spacing?: 'wide' | 'none';
  /** The header of such pages is transparent: dark background when there is no picture. */
  readonly isUnderHeader?: boolean;
}

export function PageBand({ tone = 'paper', spacing = 'none', isUnderHeader = false, className, children, ...rest }: PageBandProps) {
  return (
    <section {...rest} className={classNames(css['band'], css[tone], css[spacing], isUnderHeader && css['underHeader'], className)}>
      {children}
    </section>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import css from './page-band.module.css';

export interface PageBandProps extends ComponentPropsWithRef<'section'> {
  readonly tone?: 'paper' | 'sand';
  readonly spacing?: 'wide' | 'none';
  /** For pages whose header is transparent: gives it a dark background when there is no picture. */
  readonly isUnderHeader?: boolean;
}

/** A full-width band of the page with its content between the page's margins. */
export function PageBand({ tone = 'paper', spacing = 'none', isUnderHeader = false, className, children, ...rest }: PageBandProps) {
  return (
    <section {...rest} className={classNames(css['band'], css[tone], css[spacing], isUnderHeader && css['underHeader'], className)}>
      {children}
    </section>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import css from './page-band.module.css';

export interface PageBandProps extends ComponentPropsWithRef<'section'> {
  readonly tone?: 'paper' | 'sand';
  readonly spacing?: 'wide' | 'tight' | 'none';
}

/** A horizontal band of the page: full-width colour, content between the page's margins. */
export function PageBand({ tone = 'paper', spacing = 'none', className, children, ...rest }: PageBandProps) {
  return (
    <section {...rest} className={classNames(css['band'], css[tone], css[spacing], className)}>
      {children}
    </section>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import css from './page-band.module.css';

export interface PageBandProps extends ComponentPropsWithRef<'section'> {
  readonly tone?: 'paper' | 'sand';
  readonly spacing?: 'wide' | 'tight' | 'none';
  /** Where the header lies over a picture and there is none: it gets a dark ground. */
  readonly isUnderHeader?: boolean;
}

/** A horizontal band of the page: full-width colour, content between the page's margins. */
export function PageBand({ tone = 'paper', spacing = 'none', isUnderHeader = false, className, children, ...rest }: PageBandProps) {
  return (
    <section {...rest} className={classNames(css['band'], css[tone], css[spacing], isUnderHeader && css['underHeader'], className)}>
      {children}
    </section>
  );
}

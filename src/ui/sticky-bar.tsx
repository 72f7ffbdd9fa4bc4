import type { ReactNode } from 'react';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './sticky-bar.module.css';

/** The chat button and the toasts stay above it (`--bar-height` in base.css). */
export function StickyBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={classNames(layout['screenOnly'], css['bar'])} aria-label={label} data-sticky-bar={label}>
      {children}
    </section>
  );
}

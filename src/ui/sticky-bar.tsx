import type { ReactNode } from 'react';
import css from './sticky-bar.module.css';

/** The chat button and the toasts stay above it (`--bar-height` in base.css). */
export function StickyBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={css['bar']} aria-label={label} data-sticky-bar={label}>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import css from './entry.module.css';

/** The one panel of sign-in, joining and lock. */
export function EntryCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={css['page']}>
      <p className={css['mark']}>Desk</p>
      <section className={css['card']}>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}

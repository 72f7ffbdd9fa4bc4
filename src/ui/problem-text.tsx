import css from './problem-text.module.css';

/** What went wrong in a dialog, and what to do, on a ground of its own. Stands in an element of role alert. */
export function ProblemText({ children }: { readonly children: string }) {
  return <p className={css['problem']}>{children}</p>;
}

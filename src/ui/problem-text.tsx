import css from './problem-text.module.css';

/** A problem in a dialog, and what to do, on its own background. Put it into an element with role alert. */
export function ProblemText({ children }: { readonly children: string }) {
  return <p className={css['problem']}>{children}</p>;
}

import css from './problem-text.module.css';

/** Put it into an element with role alert. */
export function ProblemText({ children }: { readonly children: string }) {
  return <p className={css['problem']}>{children}</p>;
}

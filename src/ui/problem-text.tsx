import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './problem-text.module.css';

/** Put it into an element with role alert. */
export function ProblemText({ children }: { readonly children: string }) {
  return <p className={classNames(layout['wrong'], css['problem'])}>{children}</p>;
}

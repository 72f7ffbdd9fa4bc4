import type { Findings } from '../../domain/find/find-floors';
import { understoodSentences } from '../../domain/find/understood';
import css from './found-pages.module.css';

export function FoundUnderstood({ findings }: { readonly findings: Findings }) {
  const sentences = understoodSentences(findings);
  if (sentences.length === 0) return null;
  return (
    <div className={css['understood']}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

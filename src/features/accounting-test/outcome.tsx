import css from './accounting-test.module.css';

interface OutcomeProps {
  readonly step: string;
  /** Undefined while the request is pending. */
  readonly words: string | undefined;
  readonly error?: Error | null;
}

export function Outcome({ step, words, error = null }: OutcomeProps) {
  return (
    <div className={css['step']}>
      <dt>{step}</dt>
      <dd className={error === null ? undefined : css['error']} role={error === null ? undefined : 'alert'}>
        {error?.message ?? words ?? 'One moment...'}
      </dd>
    </div>
  );
}

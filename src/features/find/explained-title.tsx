import { useId, useState } from 'react';
import css from './explained-title.module.css';
import { explainedTitleTexts } from './explained-title.texts';

interface ExplainedProps {
  readonly title: string;
  readonly explanation: string;
  readonly values: readonly { readonly label: string; readonly explanation: string }[];
}

export function Explained({ title, explanation, values }: ExplainedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css['head']}>
        <span className={css['title']} aria-hidden="true">
          {title}
        </span>
        <button
          type="button"
          className={css['ask']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">{explainedTitleTexts.means(title)}</span>
          <span className={css['mark']} aria-hidden="true">
            {isOpen ? '×' : '?'}
          </span>
        </button>
      </div>
      {isOpen ? (
        <div id={id} className={css['words']}>
          <p>{explanation}</p>
          {values.length === 0 ? null : (
            <dl className={css['values']}>
              {values.map((value) => (
                <div key={value.label}>
                  <dt>{value.label}</dt>
                  <dd>{value.explanation}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ) : null}
    </>
  );
}

import { notIncluded } from '../domain/rooms/project-price';
import css from './not-included.module.css';
import { uiTexts } from './ui.texts';

export function NotIncluded() {
  return (
    <details className={css['not']}>
      <summary>{uiTexts.notIncluded}</summary>
      <dl>
        {notIncluded().map(({ what, why }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { notIncluded } from '../domain/rooms/project-price';
import css from './not-included.module.css';

export function NotIncluded() {
  return (
    <details className={css['not']}>
      <summary>What is not in it</summary>
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

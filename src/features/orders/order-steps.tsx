import type { Order } from '../../domain/order';
import css from './order-steps.module.css';
import { stepsShown } from './steps-shown';

export function OrderSteps({ order }: { readonly order: Order }) {
  const steps = stepsShown(order);
  if (steps.length === 0) return null;
  return (
    <ol role="list" className={css['steps']} aria-label="Steps of this order">
      {steps.map(({ key, title, when, note, place }) => (
        <li key={key} className={css['step']} data-place={place} aria-current={place === 'current' ? 'step' : undefined}>
          <span className={css['title']}>{title}</span>
          <span className={css['when']}>{when === '' && place === 'ahead' ? 'To come' : when}</span>
          {note !== null && <span className={css['note']}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

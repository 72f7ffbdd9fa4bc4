import type { Material } from '../../domain/rooms/materials';
import layout from '../../ui/layout.module.css';
import css from './materials-list.module.css';

export function MaterialsList({ materials }: { readonly materials: readonly Material[] }) {
  if (materials.length === 0) return null;
  return (
    <section className={layout['above3']} aria-labelledby="materials-title">
      <h2 id="materials-title" className={layout['textCategory']}>
        Materials list
      </h2>
      <p className={css['intro']}>What else to buy. We do not sell these here, so they have no price.</p>
      <ul role="list" className={css['list']}>
        {materials.map(({ what, amount, why }) => (
          <li key={what}>
            <p className={layout['ends']}>
              <strong>{what}</strong>
              <span>{amount}</span>
            </p>
            <p className={layout['small']}>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

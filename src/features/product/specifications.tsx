import { memo } from 'react';
import type { SpecificationGroup } from '../../domain/catalogue';
import { visibleOr } from '../../domain/text';
import { PageBand } from '../../ui/page-band';
import css from './specifications.module.css';

export const Specifications = memo(function Specifications({ groups }: { readonly groups: readonly SpecificationGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <PageBand tone="sand" className={css['band']} aria-labelledby="specifications-title">
      <h2 id="specifications-title" className={css['heading']}>
        Specifications
      </h2>
      <div className={css['groups']}>
        {groups.map((group) => (
          <section key={group.id} className={css['group']}>
            <h3 className={css['title']}>{visibleOr(group.title, 'Details')}</h3>
            <dl>
              {group.rows.map((row, index) => (
                <div key={index} className={css['row']}>
                  <dt>{row.title}</dt>
                  <dd>{row.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PageBand>
  );
});

import { memo, useState } from 'react';
import type { SpecificationGroup } from '../../domain/catalogue';
import { langOf } from '../../domain/in-english';
import { visibleOr } from '../../domain/text';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { PageBand } from '../../ui/page-band';
import css from './specifications.module.css';
import { productTexts } from './product.texts';

const SHOWN_ON_PHONES = 3;

/** The button that showed it is gone. */
const focusNow = (section: HTMLElement | null): void => section?.focus();

export const Specifications = memo(function Specifications({ groups }: { readonly groups: readonly SpecificationGroup[] }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  // At each render: the groups may arrive after the first one.
  const isFolded = !isUnfolded && groups.length > SHOWN_ON_PHONES;
  if (groups.length === 0) return null;
  return (
    <PageBand tone="sand" className={css['band']} aria-labelledby="specifications-title">
      <h2 id="specifications-title" className={css['heading']}>
        {productTexts.specifications}
      </h2>
      <div className={classNames(css['groups'], isFolded && css['folded'])}>
        {groups.map((group, index) => (
          <section
            // Not its id: an import renews it, and a new element would take the focus.
            key={index}
            ref={isUnfolded && index === SHOWN_ON_PHONES ? focusNow : null}
            tabIndex={index === SHOWN_ON_PHONES ? -1 : undefined}
            className={css['group']}
          >
            <h3 className={css['title']} lang={langOf(group, 'title')}>
              {visibleOr(group.title, productTexts.details)}
            </h3>
            <dl>
              {group.rows.map((row, at) => (
                <div key={at} className={css['row']}>
                  <dt lang={langOf(row, 'title')}>{row.title}</dt>
                  <dd lang={langOf(row, 'sub_title')}>{row.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {isFolded && (
        <Button variant="outline" isWide className={css['unfold']} onClick={() => setIsUnfolded(true)}>
          {productTexts.allSpecifications}
        </Button>
      )}
    </PageBand>
  );
});

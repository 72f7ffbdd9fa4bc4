import { formatSqft } from '../../domain/coverage';
import { lineCents } from '../../domain/bill';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { leftOverWords, oneBoxFewerWords, SPARE_BOX_ADVICE } from '../../domain/rooms/leftover-words';
import type { FloorShare } from '../../domain/rooms/project-floors';
import { TOO_MANY_BOXES } from '../../domain/too-many-boxes';
import { ProductName } from '../../ui/product-name';
import layout from '../../ui/layout.module.css';
import { classNames } from '../../ui/class-names';
import css from './share-rows.module.css';

export function ShareRows({ shares }: { readonly shares: readonly FloorShare[] }) {
  return (
    <ul role="list" className={layout['stack3']}>
      {shares.map((share) => (
        <li key={share.floor.id} className={css['share']}>
          <ProductName title={share.floor.title} slug={share.floor.slug} className={css['name']} />
          {share.isTooMany ? (
            <p role="status">{TOO_MANY_BOXES}</p>
          ) : (
            <>
              <p className={classNames(layout['ends'], layout['figures'])}>
                <strong>{`${boxesText(share.boxes)} · ${formatSqft(share.covered)} sqft`}</strong>
                <span translate="no">{formatUsd(lineCents({ boxes: share.boxes, pricePerBoxCents: share.floor.pricePerBoxCents }))}</span>
              </p>
              <p className={layout['small']}>{leftOverWords(share)}</p>
              <details className={css['why']}>
                <summary>{`Why ${boxesText(share.boxes)}?`}</summary>
                <p>{`${oneBoxFewerWords(share)} ${SPARE_BOX_ADVICE}`}</p>
              </details>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import { roomsTexts } from './rooms.texts';
import { everythingPriceTexts } from './everything-price.texts';
import { roomPurchaseTexts } from '../../domain/rooms/room-purchase.texts';
import { useDeferredValue, useId } from 'react';
import { formatUsd } from '../../domain/money';
import type { Project, ProjectTerms } from '../../domain/rooms/project';
import type { FloorShare, ProjectMeasure } from '../../domain/rooms/project-floors';
import type { TodaysFloors } from '../../domain/rooms/todays-floors';
import { EverythingBill } from './everything-bill';
import type { FloorOption } from './floor-option';
import { FloorSelect } from './floor-select';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './price-panel.module.css';
import { PriceTerms } from './price-terms';
import type { EverythingPrice } from './use-everything-price';
import type { Elements } from '../../ui/elements';
import { formatSqft } from '../../domain/coverage';
import { lineCents } from '../../domain/bill';
import { boxesText } from '../../domain/number-text';
import { tooManyBoxes } from '../../domain/too-many-boxes';
import { leftOverWords, oneBoxFewerWords } from '../../domain/rooms/leftover-words';
import { ProductName } from '../../ui/product-name';
import type { Material } from '../../domain/rooms/materials';

interface PricePanelProps {
  readonly project: Project;
  readonly measure: ProjectMeasure;
  readonly today: TodaysFloors;
  readonly everything: EverythingPrice;
  readonly options: readonly FloorOption[];
  readonly onFloor: (floorId: number | null) => void;
  readonly onTerms: (terms: Partial<ProjectTerms>) => void;
  readonly actions: Elements;
}

export function PricePanel({ project, measure, today, everything, options, onFloor, onTerms, actions }: PricePanelProps) {
  const id = useId();
  const { price, settings, delivery, pricedAt } = everything;
  // Deferred, so that typed text is rendered first.
  const shares = useDeferredValue(measure.shares);
  const boxes = measure.shares.reduce((sum, share) => sum + share.boxes, 0);
  return (
    <section className={classNames(layout['stack3'], css['panel'])} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={layout['textCategory']}>
        {everythingPriceTexts.title}
      </h2>
      <label htmlFor={`${id}floor`} className={css['label']}>
        {roomsTexts.floorForAll}
      </label>
      <FloorSelect id={`${id}floor`} options={options} value={project.floorId} none={roomsTexts.chooseFloor} onChoose={onFloor} />
      <div className={css['news']} role="status">
        {today.gone.map(({ id: floorId, title }) => (
          <p key={floorId}>{roomsTexts.gone(title)}</p>
        ))}
        {today.repriced.map(({ floor, before }) => (
          <p key={floor.id}>{roomsTexts.repriced(floor.title, formatUsd(before.pricePerBoxCents), formatUsd(floor.pricePerBoxCents))}</p>
        ))}
        {missingWords(measure) === null ? null : <p>{missingWords(measure)}</p>}
      </div>
      <ShareRows shares={shares} />
      {boxes > 0 && <PriceTerms terms={project.terms} settings={settings} delivery={delivery} boxes={boxes} onChange={onTerms} />}
      {price === null ? null : (
        <EverythingBill price={price} measured={measure.measured} terms={project.terms} delivery={delivery} pricedAt={pricedAt} />
      )}
      {boxes > 0 && settings === undefined && <p role="status">{roomsTexts.ratesMissing}</p>}
      <div className={classNames(layout['stack2'], layout['screenOnly'])}>{actions}</div>
    </section>
  );
}

function missingWords({ measured, withoutFloor, shares }: ProjectMeasure): string | null {
  if (measured === 0n) return roomsTexts.typeSize;
  if (withoutFloor.length === 0) return null;
  if (shares.length === 0) return roomsTexts.chooseFloorFirst;
  return roomsTexts.withoutFloor(withoutFloor.map(({ room }) => room.name).join(', '), withoutFloor.length);
}

function ShareRows({ shares }: { readonly shares: readonly FloorShare[] }) {
  return (
    <ul role="list" className={layout['stack3']}>
      {shares.map((share) => (
        <li key={share.floor.id}>
          <ProductName title={share.floor.title} slug={share.floor.slug} className={css['name']} />
          {share.isTooMany ? (
            <p role="status">{tooManyBoxes()}</p>
          ) : (
            <>
              <p className={classNames(layout['ends'], layout['figures'])}>
                <strong>{roomsTexts.boxesAndArea(boxesText(share.boxes), formatSqft(share.covered))}</strong>
                <span translate="no">{formatUsd(lineCents({ boxes: share.boxes, pricePerBoxCents: share.floor.pricePerBoxCents }))}</span>
              </p>
              <p className={layout['small']}>{leftOverWords(share)}</p>
              <details className={css['why']}>
                <summary>{roomsTexts.why(boxesText(share.boxes))}</summary>
                <p>{`${oneBoxFewerWords(share)} ${roomPurchaseTexts.spareBox}`}</p>
              </details>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function MaterialsList({ materials }: { readonly materials: readonly Material[] }) {
  if (materials.length === 0) return null;
  return (
    <section className={layout['above3']} aria-labelledby="materials-title">
      <h2 id="materials-title" className={layout['textCategory']}>
        {roomsTexts.materials}
      </h2>
      <p className={css['intro']}>{roomsTexts.materialsLead}</p>
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

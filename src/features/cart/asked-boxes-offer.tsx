import { useSyncExternalStore } from 'react';
import type { ProjectedLine } from '../../domain/cart';
import { boxesText } from '../../domain/number-text';
import { Button } from '../../ui/button';
import { askedBoxes } from './asked-boxes';
import css from './asked-boxes-offer.module.css';
import { changeCart } from './change-cart';

const nothing = (): null => null;

export function AskedBoxesOffer({ line }: { readonly line: ProjectedLine }) {
  const asked = useSyncExternalStore(askedBoxes.subscribe, askedBoxes.get, nothing);
  if (asked === null || asked.productId !== line.product.id || asked.boxes === line.boxes) return null;
  const { product, isInstallationChosen } = line;
  const take = () => {
    askedBoxes.clear();
    void changeCart('update', { product, boxes: asked.boxes, isInstallationChosen });
  };
  return (
    <p className={css['offer']}>
      <span>{`You asked for ${boxesText(asked.boxes)}.`}</span>
      <Button variant="text" onClick={take}>
        {`Change to ${boxesText(asked.boxes)}`}
      </Button>
    </p>
  );
}

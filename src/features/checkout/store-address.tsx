import { PinIcon } from '../../ui/icons';
import css from './bill-panel.module.css';

export function StoreAddress({ address }: { readonly address: string }) {
  return (
    <div className={css['address']}>
      <PinIcon />
      <div>
        <p className={css['who']}>Pick up at our store</p>
        <p className={css['where']}>{address}</p>
      </div>
    </div>
  );
}

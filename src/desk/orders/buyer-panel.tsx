import { Anchor, Text, Title } from '@mantine/core';
import { deliveryDistance } from '../../domain/delivery-price';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { deliveryNote } from '../../domain/receipt';
import { formatTelephone } from '../../domain/typed-contact';
import css from './order.module.css';

/** Whom to call, and where it goes. */
export function BuyerPanel({ order }: { readonly order: DeskOrder }) {
  const { buyer, phone, addressText, fulfilment, orderNumber, deliveryBasis, bill } = order;
  const map = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressText ?? '')}`;
  return (
    <section className={css['panel']} aria-label="Buyer">
      <Title order={2}>{buyer.name}</Title>
      <dl className={css['facts']}>
        <dt>Call</dt>
        <dd>{phone === null ? 'No telephone given' : <Anchor href={`tel:${phone}`}>{formatTelephone(phone)}</Anchor>}</dd>
        <dt>Write</dt>
        <dd className={css['words']}>
          <Anchor href={`mailto:${buyer.email}?subject=${encodeURIComponent(`Your order ${orderNumber}`)}`}>{buyer.email}</Anchor>
        </dd>
        {fulfilment === 'Delivery' ? (
          <>
            <dt>Deliver to</dt>
            <dd>
              <Anchor href={map} target="_blank" rel="noreferrer">
                {addressText ?? 'No address'}
              </Anchor>
            </dd>
            <dt>Delivery</dt>
            <dd>
              {deliveryBasis === null
                ? 'Not known: delivery is agreed by telephone'
                : deliveryNote(order) || deliveryDistance(deliveryBasis.miles, deliveryBasis.locatedBy)}
            </dd>
          </>
        ) : null}
      </dl>
      {fulfilment === 'Delivery' && bill.shippingCents === 0 ? <Text size="sm">No delivery was charged.</Text> : null}
    </section>
  );
}

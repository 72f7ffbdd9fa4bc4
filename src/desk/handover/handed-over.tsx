import { Text, Title } from '@mantine/core';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '../../domain/desk/signature';
import { ageText } from '../fresh-line';
import order from '../orders/order.module.css';
import css from './handover.module.css';

/** Who took the boxes, with the signature. */
export function HandedOver({ order: { handover } }: { readonly order: DeskOrder }) {
  if (handover === null) return null;
  const { takenBy, by, at, signature } = handover;
  return (
    <section className={order['panel']} aria-label="Handed over">
      <Title order={2}>Taken by {takenBy}</Title>
      <Text className={order['quiet'] ?? ''}>
        {ageText(at)}, handed over by {by}
      </Text>
      {signature === '' ? (
        <Text>Without a signature.</Text>
      ) : (
        <svg
          className={css['signature']}
          role="img"
          aria-label={`Signature of ${takenBy}`}
          viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
        >
          <path d={signature} />
        </svg>
      )}
    </section>
  );
}

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { DeskSample } from '../../domain/desk/snapshot';
import { formatTelephone } from '../../domain/typed-contact';
import { deskActs } from '../acts/desk-acts';
import { useDay } from '../day/use-day';
import { troubleText } from '../orders/next-step';
import css from '../orders/order.module.css';
import { agoText } from '../today/ago-text';

/** Oldest first: sent in one press, and who ordered gets a mail. */
export function SamplesPage(): ReactNode {
  const day = useDay();
  const samples = (day?.samples ?? []).toSorted((a, b) => a.orderedAt - b.orderedAt);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>Samples to send</Title>
        {samples.length === 0 ? null : (
          <Button component={Link} to="/desk/samples/labels" variant="outline">
            Print labels
          </Button>
        )}
      </Group>
      {day !== null && samples.length === 0 ? <Text c="ink.6">All samples are sent.</Text> : null}
      {samples.map((sample) => (
        <SampleCard key={sample.sampleId} sample={sample} />
      ))}
    </Stack>
  );
}

function SampleCard({ sample: { sampleId, name, addressText, phone, email, orderedAt, floors } }: { readonly sample: DeskSample }) {
  const [failure, setFailure] = useState('');
  const settle = (to: 'shipped' | 'cancelled'): void =>
    void deskActs.make({ kind: 'sample', sampleId, to }).catch((error: unknown) => setFailure(troubleText(error)));
  return (
    <section className={css['panel']} aria-label={`Sample order ${sampleId}`}>
      <div className={css['head']}>
        <Title order={2}>{name}</Title>
        <Text className={css['quiet'] ?? ''}>{agoText(orderedAt)}</Text>
      </div>
      <Text>{addressText}</Text>
      <Text className={css['quiet'] ?? ''}>
        <Anchor href={`tel:${phone}`}>{formatTelephone(phone)}</Anchor> · <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </Text>
      <ul>
        {floors.map(({ productId, title }) => (
          <li key={productId}>{title}</li>
        ))}
      </ul>
      {failure === '' ? null : (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <Group gap="xs">
        <Button onClick={() => settle('shipped')}>Sent</Button>
        <Button variant="subtle" color="ink" onClick={() => settle('cancelled')}>
          Do not send
        </Button>
      </Group>
    </section>
  );
}

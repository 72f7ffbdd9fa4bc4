import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDay } from '../day/use-day';
import css from '../orders/paper.module.css';

/** Two by four inches, ten a sheet: with the floors, so that the right samples go into the right envelope. */
export function SampleLabelsPage(): ReactNode {
  const samples = useDay()?.samples ?? [];
  return (
    <>
      <Group className={css['controls'] ?? ''} mb="md">
        <Button onClick={() => window.print()} disabled={samples.length === 0}>
          Print
        </Button>
        <Button component={Link} to="/desk/samples" variant="outline">
          Back to the samples
        </Button>
      </Group>
      {samples.length === 0 ? <Text>All samples are sent.</Text> : null}
      <div className={`${css['sheet']} ${css['labels']}`}>
        {samples.map(({ sampleId, name, addressText, floors }) => (
          <div key={sampleId} className={css['label']}>
            <strong>{name}</strong>
            <span>{addressText}</span>
            <small>
              {sampleId}: {floors.map(({ title }) => title).join(' · ')}
            </small>
          </div>
        ))}
      </div>
    </>
  );
}

import { useEffect, useRef } from 'react';
import type { SampleFloor } from '../../domain/samples';
import { Button } from '../../ui/button';
import css from './samples.module.css';
import type { SamplesOutcome } from './submit-samples';

interface SamplesDoneProps {
  readonly outcome: SamplesOutcome;
  readonly floors: readonly SampleFloor[];
  readonly closeLabel: string;
  readonly onClose: () => void;
}

export function SamplesDone({ outcome, floors, closeLabel, onClose }: SamplesDoneProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={css['order']}>
      <p ref={words} tabIndex={-1} className={css['done']}>
        {wordsOf(outcome)}
      </p>
      <ul role="list" className={css['floors']}>
        {floors.map(({ productId, title }) => (
          <li key={productId} className={css['floor']}>
            {title}
          </li>
        ))}
      </ul>
      <Button variant="primary" isWide onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}

function wordsOf(outcome: SamplesOutcome): string {
  if (outcome === 'sent') return 'Thank you. We will send your samples and tell you by email when they are on the way.';
  if (outcome === 'offline') return 'Saved on this device. We will send it when you are back online.';
  if (outcome === 'busy') return 'Saved on this device. The store is busy; we keep trying to send it.';
  return 'Saved on this device. The store has not answered yet. We keep trying to send it.';
}

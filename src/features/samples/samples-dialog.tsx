import { useState, useSyncExternalStore, useEffect, useRef } from 'react';
import { MAX_SAMPLES, type SampleFloor, type SampleRequest } from '../../domain/samples';
import { sampleList } from '../../offline/samples';
import { Dialog } from '../../ui/dialog';
import { ChosenSamples } from './chosen-samples';
import { sampleDraft } from './sample-draft';
import { SampleForm } from './sample-form';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './samples.module.css';
import type { SamplesOutcome } from './submit-samples';
import { Button } from '../../ui/button';
import { samplesTexts } from './samples.texts';

interface SamplesDialogProps {
  /** The floor that exceeded the limit. */
  readonly leftOut: string | null;
  /** From the status sheet: no floor is behind it to return to. */
  readonly isCorrection?: boolean;
  readonly onClose: () => void;
}

export function SamplesDialog({ leftOut, isCorrection = false, onClose }: SamplesDialogProps) {
  const floors = useSyncExternalStore(sampleList.subscribe, sampleList.get);
  const [done, setDone] = useState<{ readonly outcome: SamplesOutcome; readonly floors: readonly SampleFloor[] } | null>(null);
  const leave = () => {
    sampleDraft.leave();
    onClose();
  };
  return (
    <Dialog isOpen title={done === null ? samplesTexts.title : samplesTexts.yours} size="wide" onClose={leave}>
      {done === null ? (
        <div className={layout['stack4']}>
          <p className={layout['quiet']}>{samplesTexts.upTo(MAX_SAMPLES)}</p>
          <ChosenSamples floors={floors} leftOut={leftOut} onMore={isCorrection ? null : onClose} />
          {floors.length === 0 ? null : <SampleForm floors={floors} onDone={(outcome) => setDone({ outcome, floors })} />}
        </div>
      ) : (
        <SamplesDone
          outcome={done.outcome}
          floors={done.floors}
          closeLabel={isCorrection ? samplesTexts.close : samplesTexts.backToFloor}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

export interface CorrectedSamplesProps {
  /** It waits on this device. */
  readonly held: { readonly id: string; readonly request: SampleRequest };
  readonly onClose: () => void;
}

export function CorrectedSamples({ held, onClose }: CorrectedSamplesProps) {
  useEffect(() => sampleDraft.correct(held.id, held.request), [held]);
  return <SamplesDialog leftOut={null} isCorrection onClose={onClose} />;
}

interface SamplesDoneProps {
  readonly outcome: SamplesOutcome;
  readonly floors: readonly SampleFloor[];
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function SamplesDone({ outcome, floors, closeLabel, onClose }: SamplesDoneProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={layout['stack4']}>
      <p ref={words} tabIndex={-1} className={classNames(layout['textCategory'], css['done'])}>
        {wordsOf(outcome)}
      </p>
      <ul role="list" className={css['floors']}>
        {floors.map(({ productId, title }) => (
          <li key={productId} className={classNames(layout['ends'], layout['middle'], css['floor'])}>
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
  if (outcome === 'sent') return samplesTexts.sent;
  if (outcome === 'offline') return samplesTexts.offline;
  if (outcome === 'busy') return samplesTexts.busy;
  return samplesTexts.noReply;
}

import { useState, useSyncExternalStore } from 'react';
import { MAX_SAMPLES, type SampleFloor } from '../../domain/samples';
import { sampleList } from '../../offline/sample-list';
import { Dialog } from '../../ui/dialog';
import { ChosenSamples } from './chosen-samples';
import { sampleDraft } from './sample-draft';
import { SampleForm } from './sample-form';
import css from './samples.module.css';
import { SamplesDone } from './samples-done';
import type { SamplesOutcome } from './submit-samples';

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
    <Dialog isOpen title={done === null ? 'Order samples' : 'Your samples'} size="wide" onClose={leave}>
      {done === null ? (
        <div className={css['order']}>
          <p className={css['lead']}>{`Up to ${MAX_SAMPLES} samples, free and by mail. No account is needed.`}</p>
          <ChosenSamples floors={floors} leftOut={leftOut} onMore={isCorrection ? null : onClose} />
          {floors.length === 0 ? null : <SampleForm floors={floors} onDone={(outcome) => setDone({ outcome, floors })} />}
        </div>
      ) : (
        <SamplesDone
          outcome={done.outcome}
          floors={done.floors}
          closeLabel={isCorrection ? 'Close' : 'Back to the floor'}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

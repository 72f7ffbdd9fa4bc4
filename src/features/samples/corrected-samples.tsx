import { useEffect } from 'react';
import type { SampleRequest } from '../../domain/samples';
import { sampleDraft } from './sample-draft';
import { SamplesDialog } from './samples-dialog';

export interface CorrectedSamplesProps {
  /** The order that is held back on this device, under its id. */
  readonly held: { readonly id: string; readonly request: SampleRequest };
  readonly onClose: () => void;
}

/** An order that waits or was refused, open to be corrected. */
export function CorrectedSamples({ held, onClose }: CorrectedSamplesProps) {
  useEffect(() => sampleDraft.correct(held.id, held.request), [held]);
  return <SamplesDialog leftOut={null} isCorrection onClose={onClose} />;
}

import { useEffect } from 'react';
import type { SampleRequest } from '../../domain/samples';
import { sampleDraft } from './sample-draft';
import { SamplesDialog } from './samples-dialog';

export interface CorrectedSamplesProps {
  /** The order that waits on this device, with its id. */
  readonly held: { readonly id: string; readonly request: SampleRequest };
  readonly onClose: () => void;
}

/** A waiting or refused order, opened for correction. */
export function CorrectedSamples({ held, onClose }: CorrectedSamplesProps) {
  useEffect(() => sampleDraft.correct(held.id, held.request), [held]);
  return <SamplesDialog leftOut={null} isCorrection onClose={onClose} />;
}

import { useEffect } from 'react';
import type { SampleRequest } from '../../domain/samples';
import { sampleDraft } from './sample-draft';
import { SamplesDialog } from './samples-dialog';

export interface CorrectedSamplesProps {
  /** It waits on this device. */
  readonly held: { readonly id: string; readonly request: SampleRequest };
  readonly onClose: () => void;
}

export function CorrectedSamples({ held, onClose }: CorrectedSamplesProps) {
  useEffect(() => sampleDraft.correct(held.id, held.request), [held]);
  return <SamplesDialog leftOut={null} isCorrection onClose={onClose} />;
}

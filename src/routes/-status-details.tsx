import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCartNow } from '../features/cart/change-cart';
import { WaitingChanges } from '../features/cart/waiting-changes';
import { SavedCatalogue } from '../features/catalogue/saved-catalogue';
import { StatusSheet } from '../features/connection/status-sheet';
import { sendWaitingMessages } from '../features/enquiry/send-message';
import { WaitingMessages } from '../features/enquiry/waiting-messages';
import { OfflineCataloguePanel } from '../features/offline-catalogue/offline-catalogue-panel';
import type { CorrectedSamplesProps } from '../features/samples/samples-dialog';
import { lazyPart } from '../ui/lazy-part';

const SamplesDialog = lazyPart(
  () => import('../features/samples/samples-dialog'),
  (code) => code.CorrectedSamples,
);

interface StatusDetailsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function StatusDetails({ isOpen, onClose }: StatusDetailsProps) {
  const queryClient = useQueryClient();
  const tryNow = async () => {
    await Promise.allSettled([sendCartNow(), sendWaitingMessages(), queryClient.refetchQueries({ type: 'active' })]);
  };
  const [corrected, setCorrected] = useState<CorrectedSamplesProps['held'] | null>(null);
  return (
    <>
      <StatusSheet
        isOpen={isOpen}
        onClose={onClose}
        onTry={tryNow}
        changes={
          <>
            <WaitingChanges />
            <WaitingMessages onLeave={onClose} onCorrectSamples={(id, request) => setCorrected({ id, request })} />
          </>
        }
        saved={
          <>
            <SavedCatalogue />
            <OfflineCataloguePanel />
          </>
        }
      />
      {corrected === null ? null : <SamplesDialog held={corrected} onClose={() => setCorrected(null)} />}
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { keepRowFocus } from '../../ui/keep-row-focus';
import css from './offline-catalogue-panel.module.css';
import { progressText, shortageText, statusText, wholeText } from './status-text';
import { type DownloadForecast, useOfflineCatalogue } from './use-offline-catalogue';
import { offlineCatalogueTexts } from './offline-catalogue.texts';
import { statusTextTexts } from './status-text.texts';

/** Load it with import(), like its dialog. */
export function OfflineCataloguePanel() {
  const { status, forecast, problem, keep, pause, remove } = useOfflineCatalogue();
  if (status === null) return null;
  return (
    <div className={css['panel']}>
      {status.kind === 'none' && <Lead forecast={forecast} />}
      <p role="status" className={css['status']}>
        {problem === '' ? statusText(status) : problem}
      </p>
      {(status.kind === 'working' || status.kind === 'paused') && (
        <div className={css['progress']}>
          <progress
            className={css['bar']}
            aria-label={offlineCatalogueTexts.keptSoFar}
            value={status.planned.items === 0 ? undefined : status.done.items}
            max={Math.max(1, status.planned.items)}
          />
          <p className={css['fact']}>
            {status.planned.items === 0 ? offlineCatalogueTexts.askingWhat : progressText(status.done, status.planned)}
          </p>
        </div>
      )}
      <div ref={keepRowFocus} className={css['actions']}>
        {status.kind === 'none' && (
          <Button variant="primary" onClick={keep}>
            {offlineCatalogueTexts.keep}
          </Button>
        )}
        {status.kind === 'working' && (
          <Button variant="primary" onClick={pause}>
            {offlineCatalogueTexts.pause}
          </Button>
        )}
        {status.kind === 'paused' && (
          <Button variant="primary" onClick={keep}>
            {offlineCatalogueTexts.goOn}
          </Button>
        )}
        {status.kind === 'done' && (
          <Button variant="primary" onClick={keep}>
            {offlineCatalogueTexts.update}
          </Button>
        )}
        {status.kind !== 'none' && <Remove onRemove={remove} />}
      </div>
    </div>
  );
}

function Lead({ forecast: { isAsking, size, spaceLeftBytes } }: { readonly forecast: DownloadForecast }) {
  return (
    <>
      <p>{offlineCatalogueTexts.lead}</p>
      <p className={css['fact']}>
        {isAsking
          ? offlineCatalogueTexts.askingSize
          : size === null
            ? offlineCatalogueTexts.sizeUnknown
            : statusTextTexts.all(wholeText(size))}
      </p>
      {size !== null && <p className={css['shortage']}>{shortageText(size.bytes, spaceLeftBytes)}</p>}
    </>
  );
}

/** One tap must not delete a download made over a weak signal. */
function Remove({ onRemove }: { readonly onRemove: () => void }) {
  const [isSure, setIsSure] = useState(false);
  if (!isSure)
    return (
      <Button variant="outline" onClick={() => setIsSure(true)}>
        {offlineCatalogueTexts.remove}
      </Button>
    );
  return (
    <Button variant="outline" onClick={onRemove} onBlur={() => setIsSure(false)}>
      {offlineCatalogueTexts.sureRemove}
    </Button>
  );
}

export interface OfflineCatalogueDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function OfflineCatalogueDialog({ isOpen, onClose }: OfflineCatalogueDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={offlineCatalogueTexts.title} onClose={onClose}>
      <OfflineCataloguePanel />
    </Dialog>
  );
}

import { useState } from 'react';
import { connection } from '../../offline/connection/connection';
import { outbox } from '../../offline/outbox/outbox';
import { formatAge } from '../../domain/moment';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useNow } from '../../ui/use-now';
import type { PillState } from './pill-state';
import { sheetLead, sheetTitle } from './sheet-words';
import css from './status-sheet.module.css';
import { usePill } from './use-pill';
import type { Elements } from '../../ui/elements';

export interface StatusSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Never rejects. */
  readonly onTry: () => Promise<void>;
  readonly changes: Elements;
  readonly saved: Elements;
}

export function StatusSheet({ isOpen, onClose, onTry, changes, saved }: StatusSheetProps) {
  const state = usePill();
  const now = useNow();
  const [isTrying, setIsTrying] = useState(false);
  const [hasAnswered, setHasAnswered] = useState<boolean | null>(null);
  const tryNow = async () => {
    setHasAnswered(null);
    setIsTrying(true);
    await onTry();
    setIsTrying(false);
    setHasAnswered(connection.get().isOnline);
  };
  return (
    <Dialog isOpen={isOpen} title={sheetTitle(state)} onClose={onClose}>
      <div className={css['sheet']}>
        <div>
          <p>{sheetLead(state, outbox.isDurable())}</p>
          <p className={css['fact']}>{lastResponse(state, now)}</p>
        </div>
        {changes}
        <div className={css['try']}>
          <Button
            variant={state.kind === 'hidden' || state.kind === 'saved' ? 'outline' : 'primary'}
            isWide
            isBusy={isTrying}
            onClick={() => void tryNow()}
          >
            Try now
          </Button>
          <p className={css['fact']} role="status">
            {outcomeOf(hasAnswered, state)}
          </p>
        </div>
        <section className={css['saved']} aria-labelledby="saved-here">
          <h3 id="saved-here">Saved on this device</h3>
          {saved}
        </section>
      </div>
    </Dialog>
  );
}

/** A press does not overrule the pace of a queue that keeps failing: then what waits goes on waiting while the store answers. */
function outcomeOf(hasAnswered: boolean | null, state: PillState): string {
  if (hasAnswered === null) return '';
  if (!hasAnswered) return 'Still no answer from the store. We keep trying automatically.';
  return state.kind === 'saving'
    ? 'The store answers, but has not taken everything yet. We keep trying automatically.'
    : 'The store answers.';
}

function lastResponse(state: PillState, now: number): string {
  const { lastResponseAt } = connection.get();
  return state.kind !== 'offline' || lastResponseAt === null ? '' : `The store last answered ${formatAge(now - lastResponseAt)}.`;
}

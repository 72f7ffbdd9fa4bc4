import { useState } from 'react';
import { connection } from '../../offline/connection/connection';
import { shownCart } from '../../offline/shown-cart';
import { formatAge } from '../../domain/moment';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useNow } from '../../ui/use-now';
import type { PillState } from './pill-state';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './status-sheet.module.css';
import { usePill } from './use-pill';
import type { Elements } from '../../ui/elements';
import { connectionWordsTexts } from './connection-words.texts';
import { statusSheetTexts } from './status-sheet.texts';

interface StatusSheetProps {
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
      <div className={layout['stack4']}>
        <div>
          <p>{sheetLead(state, shownCart.get().isDurable)}</p>
          <p className={classNames(layout['quietLabel'], css['fact'])}>{lastResponse(state, now)}</p>
        </div>
        {changes}
        <div className={layout['stack2']}>
          <Button
            variant={state.kind === 'hidden' || state.kind === 'saved' ? 'outline' : 'primary'}
            isWide
            isBusy={isTrying}
            onClick={() => void tryNow()}
          >
            {connectionWordsTexts.tryNow}
          </Button>
          <p className={classNames(layout['quietLabel'], css['fact'])} role="status">
            {outcomeOf(hasAnswered, state)}
          </p>
        </div>
        <section className={classNames(layout['stack2'], css['saved'])} aria-labelledby="saved-here">
          <h3 id="saved-here" className={layout['textCard']}>
            {connectionWordsTexts.savedHere}
          </h3>
          {saved}
        </section>
      </div>
    </Dialog>
  );
}

/** A press does not overrule the pace of a queue that keeps failing: then what waits goes on waiting while the store answers. */
function outcomeOf(hasAnswered: boolean | null, state: PillState): string {
  if (hasAnswered === null) return '';
  if (!hasAnswered) return connectionWordsTexts.stillNoAnswer;
  return state.kind === 'saving' ? connectionWordsTexts.notAllTaken : connectionWordsTexts.answers;
}

function lastResponse(state: PillState, now: number): string {
  const { lastResponseAt } = connection.get();
  return state.kind !== 'offline' || lastResponseAt === null ? '' : statusSheetTexts.lastAnswered(formatAge(now - lastResponseAt));
}

function sheetTitle(state: PillState): string {
  switch (state.kind) {
    case 'offline':
      return connectionWordsTexts.offline;
    case 'saving':
      return state.what === 'change' ? connectionWordsTexts.savingChanges : connectionWordsTexts.sending;
    case 'attention':
      return connectionWordsTexts.attention;
    case 'hidden':
    case 'saved':
      return connectionWordsTexts.allSaved;
  }
}

/** `isDurable`: unsent changes are on the device, not in the page alone. */
function sheetLead(state: PillState, isDurable: boolean): string {
  const isWaiting = state.kind === 'saving' || (state.kind === 'offline' && state.waitingCount > 0);
  if (isWaiting && !isDurable) return connectionWordsTexts.inPageAlone;
  switch (state.kind) {
    case 'offline':
      return state.waitingCount === 0 ? connectionWordsTexts.offlineLead : connectionWordsTexts.safeHere;
    case 'saving':
      return connectionWordsTexts.onItsWay;
    case 'attention':
      return connectionWordsTexts.refused;
    case 'hidden':
    case 'saved':
      return connectionWordsTexts.nothingWaits;
  }
}

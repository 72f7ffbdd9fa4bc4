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
            Try now
          </Button>
          <p className={classNames(layout['quietLabel'], css['fact'])} role="status">
            {outcomeOf(hasAnswered, state)}
          </p>
        </div>
        <section className={classNames(layout['stack2'], css['saved'])} aria-labelledby="saved-here">
          <h3 id="saved-here" className={layout['textCard']}>
            Saved on this device
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
  if (!hasAnswered) return 'Still no answer from the store. We keep trying automatically.';
  return state.kind === 'saving'
    ? 'The store answers, but has not taken everything yet. We keep trying automatically.'
    : 'The store answers.';
}

function lastResponse(state: PillState, now: number): string {
  const { lastResponseAt } = connection.get();
  return state.kind !== 'offline' || lastResponseAt === null ? '' : `The store last answered ${formatAge(now - lastResponseAt)}.`;
}

function sheetTitle(state: PillState): string {
  switch (state.kind) {
    case 'offline':
      return 'You are offline';
    case 'saving':
      return state.what === 'change' ? 'Saving your changes' : 'Sending what waits';
    case 'attention':
      return 'Needs your attention';
    case 'hidden':
    case 'saved':
      return 'All changes saved';
  }
}

const IN_PAGE_ALONE =
  'Your change is not on this device, only in this page. Please leave it open until the store has it; we send it automatically as soon as we can.';

/** `isDurable`: unsent changes are on the device, not in the page alone. */
function sheetLead(state: PillState, isDurable: boolean): string {
  const isWaiting = state.kind === 'saving' || (state.kind === 'offline' && state.waitingCount > 0);
  if (isWaiting && !isDurable) return IN_PAGE_ALONE;
  switch (state.kind) {
    case 'offline':
      return state.waitingCount === 0
        ? 'Floors you have looked at still open, and your cart can be edited. Signing in and paying need a connection.'
        : 'What you did is safe on this device. We send it automatically as soon as the store can be reached, even after you close this page if your browser allows it.';
    case 'saving':
      return 'What you did is safe on this device and on its way to the store.';
    case 'attention':
      return 'The store answered and did not accept what is listed here. Nothing else is affected.';
    case 'hidden':
    case 'saved':
      return 'Nothing waits on this device.';
  }
}

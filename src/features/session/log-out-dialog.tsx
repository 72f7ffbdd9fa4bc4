import { logOutTexts } from './log-out.texts';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './log-out-dialog.module.css';
import type { LeftBehind, LogOutQuestion } from './log-out-question';
import { unsentCount } from './unsent';
import { unsentNames } from './unsent-names';

export interface LogOutDialogProps {
  readonly question: LogOutQuestion;
  readonly isBusy: boolean;
  readonly onStay: () => void;
  readonly onLeave: (deleted: readonly LeftBehind[]) => void;
}

/** What was typed before the login goes too, unless the shopper leaves it here. */
export function LogOutDialog({ question: { unsent, left, keepsQuotes }, isBusy, onStay, onLeave }: LogOutDialogProps) {
  const there = LEFT_BEHIND.filter((each) => left[each] > 0);
  const [stays, setStays] = useState<readonly LeftBehind[]>(keepsQuotes ? ['quotes'] : []);
  const lost = unsentCount(unsent);
  return (
    <Dialog isOpen title={logOutTexts.title} onClose={onStay} canClose={!isBusy}>
      <div className={layout['stack3']}>
        {lost > 0 && <p>{logOutTexts.lost(unsentNames(unsent), lost)}</p>}
        {there.length > 0 && (
          <fieldset className={layout['stack2']}>
            <legend>{logOutTexts.alsoDelete}</legend>
            {there.map((each) => (
              <Checkbox
                key={each}
                checked={!stays.includes(each)}
                disabled={isBusy}
                onChange={({ target }) => setStays(target.checked ? stays.filter((other) => other !== each) : [...stays, each])}
              >
                {leftWords(each, left[each])}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </div>
      <div className={classNames(layout['cluster3'], css['actions'])}>
        <Button variant="primary" disabled={isBusy} onClick={onStay}>
          {logOutTexts.stay}
        </Button>
        <Button variant="outline" isBusy={isBusy} onClick={() => onLeave(there.filter((each) => !stays.includes(each)))}>
          {lost > 0 ? logOutTexts.anyway : logOutTexts.logOut}
        </Button>
      </div>
    </Dialog>
  );
}

const LEFT_BEHIND: readonly LeftBehind[] = ['quotes', 'visitorRooms', 'visitorMessages'];

function leftWords(what: LeftBehind, count: number): string {
  switch (what) {
    case 'quotes':
      return logOutTexts.quotes(count);
    case 'visitorRooms':
      return logOutTexts.rooms(count);
    case 'visitorMessages':
      return logOutTexts.messages(count);
  }
}

import { useSyncExternalStore } from 'react';
import { updateGate } from '../../offline/worker/update-gate';
import { Button } from '../../ui/button';
import css from './update-banner.module.css';
import { connectionWordsTexts } from './connection-words.texts';

export function UpdateBanner() {
  const { isReady, blockedBy } = useSyncExternalStore(updateGate.subscribe, updateGate.get, updateGate.none);
  const isShown = isReady && blockedBy === null;
  return (
    <div className={css['place']} role="status">
      {isShown ? (
        <div className={css['banner']}>
          <p className={css['words']}>{connectionWordsTexts.newVersion}</p>
          <Button variant="text" isCompact className={css['action']} onClick={updateGate.accept}>
            {connectionWordsTexts.reload}
          </Button>
          <Button variant="text" isCompact className={css['action']} onClick={updateGate.postpone}>
            {connectionWordsTexts.later}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

import { sessionFormTexts } from './session-form.texts';
import { useSyncExternalStore } from 'react';
import { shownCart } from '../../offline/shown-cart';
import { notKept } from '../../offline/storage/not-kept';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './not-kept-hint.module.css';

/** Empty when this browser stores everything. */
export function NotKeptHint() {
  const what = useSyncExternalStore(
    shownCart.subscribe,
    () => notKept(shownCart.get()),
    () => null,
  );
  if (what === null) return null;
  return (
    <p className={classNames(layout['caution'], css['hint'])} role="status">
      {sessionFormTexts.notKept[what]}
    </p>
  );
}

import { useSyncExternalStore } from 'react';
import { shownCart } from '../../offline/shown-cart';
import { notKept, type NotKept } from '../../offline/storage/not-kept';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './not-kept-hint.module.css';

const WORDS = {
  everything:
    'This browser keeps nothing for this site. You can shop and pay, but your login and your cart changes last only until this page is closed or reloaded. To keep them, allow cookies and site data for this site in the browser’s settings.',
  changes:
    'This browser has no storage for this site. You can shop and pay with a connection; a change made without one lasts only until this page is closed or reloaded. To keep it, allow site data for this site in the browser’s settings.',
  full: 'This device has no space left. You can shop and pay with a connection; a change made without one lasts only until this page is closed or reloaded. To keep it, free some space.',
} as const satisfies Record<Exclude<NotKept, null>, string>;

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
      {WORDS[what]}
    </p>
  );
}

import { useSyncExternalStore } from 'react';
import { hasWaitingLogouts } from '../../offline/logouts/has-waiting-logouts';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './auth-form.module.css';
import { refusedSession } from './refused-session';

/** Empty after an ordinary logout. */
export function LoggedOutNotice() {
  const refused = useSyncExternalStore(refusedSession.subscribe, refusedSession.get, () => null);
  const doesLogoutWait = useSyncExternalStore(hasWaitingLogouts.subscribe, hasWaitingLogouts.get, () => false);
  if (refused !== null)
    return (
      <div className={classNames(layout['good'], css['notice'])} role="status">
        <p>
          You have been logged out, because the store no longer accepts the login of this device. Your orders, addresses and cart were
          removed from it, and are back when you log in.
        </p>
        {refused.unsentCount > 0 && <p>{unsentWords(refused.unsentCount)}</p>}
      </div>
    );
  if (!doesLogoutWait) return null;
  return (
    <p className={classNames(layout['good'], css['notice'])} role="status">
      You are logged out, and this device has forgotten your orders and addresses. Your session ends at the store as soon as there is a
      connection.
    </p>
  );
}

function unsentWords(count: number): string {
  const [changes, stay, go] =
    count === 1
      ? ['1 change that has not reached the store', 'stays', 'goes']
      : [`${count} changes that have not reached the store`, 'stay', 'go'];
  return `${changes} ${stay} here for your account, and ${go} out after you log in.`;
}

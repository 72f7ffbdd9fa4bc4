import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../domain/number-text';
import { SHOP_TIME_ZONE, shopDayOf } from '../domain/shop-day';
import { connection } from '../offline/connection/connection';
import { useNow } from '../ui/use-now';
import { deskActs } from './acts/desk-acts';
import { confirmedAt, day, lookNow } from './day/day';
import { useWaitingActs } from './day/use-day';
import { newerDesk } from './kept/desk-files';
import css from './frame.module.css';

/** After this the shop's state is said with its time. */
const FRESH_MS = 30_000;

/** How old everything here is, and what waits to be sent. Nothing while all is as it should be. */
export function FreshLine() {
  const known = useSyncExternalStore(day.subscribe, day.get);
  const confirmed = useSyncExternalStore(confirmedAt.subscribe, confirmedAt.get);
  const { isOnline } = useSyncExternalStore(connection.subscribe, connection.get);
  const isNewer = useSyncExternalStore(newerDesk.subscribe, newerDesk.get);
  const acts = useWaitingActs();
  const waiting = acts.filter(({ words }) => words === '').length;
  const refused = acts.length - waiting;
  const now = useNow();
  const isOld = known !== null && now - (confirmed ?? known.asOf) > FRESH_MS;
  if (!isOld && isOnline && !isNewer && waiting === 0 && refused === 0) return <div role="status" />;
  return (
    <div className={css['state']} role="status" data-trouble={refused > 0 || undefined}>
      {isOld && known !== null ? <span>As of {ageText(confirmed ?? known.asOf)}</span> : null}
      {isOnline ? null : <span>No signal. What you do is kept here and sent later.</span>}
      {waiting === 0 ? null : <span>{waitingText(waiting)}</span>}
      {refused === 0 ? null : (
        <span>{refused === 1 ? 'One thing was not done' : `${formatCount(refused)} things were not done`}: see Today.</span>
      )}
      {isNewer ? (
        <Button variant="subtle" size="compact-sm" onClick={() => window.location.reload()}>
          Open the newer Desk
        </Button>
      ) : null}
      {waiting > 0 || isOld ? (
        <Button variant="subtle" size="compact-sm" onClick={() => void Promise.all([deskActs.send('person'), lookNow()])}>
          Try now
        </Button>
      ) : null}
    </div>
  );
}

function waitingText(waiting: number): string {
  return waiting === 1 ? '1 change waiting: it will be sent' : `${formatCount(waiting)} changes waiting: they will be sent`;
}

const time = new Intl.DateTimeFormat('en-US', { timeZone: SHOP_TIME_ZONE, hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { timeZone: SHOP_TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** '2:05 PM' of today, else with its day; the shop's time. */
export function ageText(at: number): string {
  return (shopDayOf(at) === shopDayOf(Date.now()) ? time : dayAndTime).format(at);
}

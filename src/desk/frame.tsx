import { Menu } from '@mantine/core';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isDeskEntry } from '../domain/desk/desk-files';
import { todayOf, type TodayKind } from '../domain/desk/today';
import { deskHere } from '../offline/desk-here';
import { ChevronDownIcon } from '../ui/icons';
import { useNow } from '../ui/use-now';
import { startDeskActs } from './acts/desk-acts';
import { startDay } from './day/day';
import { useDay, useMember } from './day/use-day';
import { FreshLine } from './fresh-line';
import css from './frame.module.css';
import { startDeskFiles } from './kept/desk-files';
import { LockScreen } from './session/lock-screen';
import { SignOutDialog } from './session/sign-out-dialog';
import { deskState, lock } from './session/desk-session';
import { useBadge } from './today/use-badge';

let isStarted = false;

/** Once a person is signed in; everything that the Desk does by itself begins here. */
function startWork(): void {
  if (isStarted) return;
  isStarted = true;
  void startDeskActs().catch(() => undefined);
  startDay();
  startDeskFiles();
}

/** What every page of the Desk stands in. Without its person it shows the lock, or leads to the sign-in. */
export function Frame(): ReactNode {
  const state = useSyncExternalStore(deskState.subscribe, deskState.get);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isEntry = isDeskEntry(pathname);
  useEffect(() => {
    if (state.kind === 'open') startWork();
    // Under the shop's pages a bar leads back here.
    if (state.kind !== 'opening') deskHere.set(state.kind !== 'signed-out');
    if (state.kind === 'signed-out' && !isEntry) window.location.replace('/desk/login');
  }, [state, isEntry]);
  if (isEntry) return <Outlet />;
  if (state.kind === 'locked') return <LockScreen member={state.member} />;
  return state.kind === 'open' ? <OpenFrame /> : null;
}

function OpenFrame() {
  const day = useDay();
  const now = useNow();
  const { name, role } = useMember();
  const [isLeaving, setLeaving] = useState(false);
  useBadge(day);
  const counts = new Map<TodayKind, number>(day === null ? [] : todayOf(day, now).map(({ kind, count }) => [kind, count]));
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <Link to="/desk" className={css['name']}>
          Desk
        </Link>
        <nav className={css['nav']} aria-label="Desk">
          <NavLink to="/desk" isExact>
            Today
          </NavLink>
          <NavLink to="/desk/orders" count={counts.get('new')} what="new">
            Orders
          </NavLink>
          <NavLink to="/desk/samples" count={counts.get('samples')} what="to send">
            Samples
          </NavLink>
          <NavLink to="/desk/messages" count={counts.get('messages')} what="unanswered">
            Messages
          </NavLink>
          <NavLink to="/desk/stock">Stock</NavLink>
        </nav>
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <button type="button" className={css['you']}>
              {name}
              <ChevronDownIcon />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item component={Link} to="/desk/handover">
              Handover
            </Menu.Item>
            <Menu.Item component={Link} to="/desk/you">
              Your devices
            </Menu.Item>
            {role === 'owner' ? (
              <>
                <Menu.Item component={Link} to="/desk/people">
                  People
                </Menu.Item>
                <Menu.Item component={Link} to="/desk/history">
                  History
                </Menu.Item>
              </>
            ) : null}
            <Menu.Divider />
            <Menu.Item component={Link} to="/desk/quotes">
              Quotes
            </Menu.Item>
            <Menu.Item component="a" href="/scan">
              Scan a floor
            </Menu.Item>
            <Menu.Item component="a" href="/rooms">
              Rooms
            </Menu.Item>
            <Menu.Item component="a" href="/products">
              Find a floor
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item onClick={() => void lock()}>Lock</Menu.Item>
            <Menu.Item onClick={() => setLeaving(true)}>Sign out</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      <FreshLine />
      <main className={css['main']} tabIndex={-1}>
        <Outlet />
      </main>
      <SignOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

interface NavLinkProps {
  readonly to: '/desk' | '/desk/orders' | '/desk/samples' | '/desk/messages' | '/desk/stock';
  readonly isExact?: boolean;
  readonly count?: number | undefined;
  readonly what?: string;
  readonly children: ReactNode;
}

function NavLink({ to, isExact = false, count = 0, what = '', children }: NavLinkProps) {
  return (
    <Link to={to} className={css['link']} activeOptions={{ exact: isExact, includeSearch: false }}>
      {children}
      {count === 0 ? null : (
        <span className={css['count']}>
          {count > 99 ? '99+' : count}
          <span hidden> {what}</span>
        </span>
      )}
    </Link>
  );
}

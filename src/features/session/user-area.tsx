import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from './session-store';
import css from './user-area.module.css';

interface UserAreaProps {
  /** Shown to signed-in shoppers. Visitors do not load its code. */
  readonly menu: ReactNode;
}

export function UserArea({ menu }: UserAreaProps) {
  if (useSession() !== null) return menu;
  return (
    <Link to="/login" className={css['trigger']}>
      Login
    </Link>
  );
}

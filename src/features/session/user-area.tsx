import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from './session-store';
import css from './user-area.module.css';

interface UserAreaProps {
  /** Shown to who is signed in. A visitor has no use for its code. */
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

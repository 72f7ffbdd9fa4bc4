import { Link } from '@tanstack/react-router';

import { useSession } from './session-store';
import css from './user-area.module.css';
import type { Elements } from '../../ui/elements';

interface UserAreaProps {
  /** Visitors do not load its code. */
  readonly menu: Elements;
}

export function UserArea({ menu }: UserAreaProps) {
  if (useSession() !== null) return menu;
  return (
    <Link to="/login" className={css['trigger']}>
      Login
    </Link>
  );
}

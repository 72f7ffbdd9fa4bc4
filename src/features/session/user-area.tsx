import { Link } from '@tanstack/react-router';

import { useSession } from './session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './user-area.module.css';
import type { Elements } from '../../ui/elements';

interface UserAreaProps {
  /** Visitors do not load its code. */
  readonly menu: Elements;
}

export function UserArea({ menu }: UserAreaProps) {
  if (useSession() !== null) return menu;
  return (
    <Link to="/login" className={classNames(layout['target'], css['trigger'])}>
      Login
    </Link>
  );
}

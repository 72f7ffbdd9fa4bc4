import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ChevronDownIcon } from '../../ui/icons';
import { useSession } from './session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './user-area.module.css';
import { useDropdown } from './use-dropdown';
import { useLogOut } from './use-log-out';

export function ShopperMenu() {
  const session = useSession();
  const menuId = useId();
  const { isOpen, toggle, close, container, trigger } = useDropdown();
  const { logOut, isBusy, dialog } = useLogOut();
  return (
    <div className={css['area']} ref={container}>
      <button
        ref={trigger}
        type="button"
        className={classNames(layout['target'], css['trigger'])}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
      >
        <span className={css['name']}>{session?.firstName}</span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <div id={menuId} className={css['menu']}>
          <Link to="/orders" className={css['item']} onClick={close}>
            Orders
          </Link>
          <Link to="/account" className={css['item']} onClick={close}>
            Account
          </Link>
          <button
            type="button"
            className={css['item']}
            disabled={isBusy}
            onClick={() => {
              close();
              logOut();
            }}
          >
            Logout
          </button>
        </div>
      )}
      {dialog}
    </div>
  );
}

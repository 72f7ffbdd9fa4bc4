import { sessionTexts } from './session.texts';
import { Link } from '@tanstack/react-router';
import { useSession } from './session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './user-area.module.css';
import type { Elements } from '../../ui/elements';
import { useEffect, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../ui/icons';
import { useLogOut } from './use-log-out';

interface UserAreaProps {
  /** Visitors do not load its code. */
  readonly menu: Elements;
}

export function UserArea({ menu }: UserAreaProps) {
  if (useSession() !== null) return menu;
  return (
    <Link to="/login" className={classNames(layout['target'], css['trigger'])}>
      {sessionTexts.login}
    </Link>
  );
}

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
            {sessionTexts.orders}
          </Link>
          <Link to="/account" className={css['item']} onClick={close}>
            {sessionTexts.account}
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
            {sessionTexts.logout}
          </button>
        </div>
      )}
      {dialog}
    </div>
  );
}

/** Closes on an outside click, Escape or Tab out of it. */
function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && container.current?.contains(event.target) === false) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setIsOpen((open) => !open), close: () => setIsOpen(false), container, trigger };
}

import { useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { CloseIcon, MenuIcon } from '../../ui/first-icons';
import css from './mobile-menu.module.css';
import { NavLinks } from './nav-links';
import type { Elements } from '../../ui/elements';
import { siteTexts } from './site.texts';

export function MobileMenu({ user }: { readonly user: Elements }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Opening a modal dialog restyles the page below it: a transition lets the press paint first.
  const show = (isToBeOpen: boolean) => startTransition(() => setIsOpen(isToBeOpen));
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const router = useRouter();
  // Also a navigation to the current page.
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router]);
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: Event) => (event.target === element ? element?.close() : undefined);
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, []);
  return (
    <>
      <button
        type="button"
        className={css['open']}
        aria-label={siteTexts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => show(true)}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} className={css['menu']} aria-label={siteTexts.menu} data-on-dark onClose={() => setIsOpen(false)}>
        {isOpen ? (
          <div className={css['panel']}>
            <button type="button" className={css['close']} aria-label={siteTexts.closeMenu} onClick={() => show(false)}>
              <CloseIcon />
            </button>
            <nav aria-label={siteTexts.menu}>
              <NavLinks className={css['links']} />
            </nav>
            <div className={css['user']}>{user}</div>
          </div>
        ) : null}
      </dialog>
    </>
  );
}

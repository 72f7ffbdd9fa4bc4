import { useEffect, useRef, useState, type ComponentType } from 'react';
import { CloseIcon } from '../../ui/first-icons';
import { ChatIcon } from '../../ui/icons';
import { classNames } from '../../ui/class-names';
import css from './enquiry-widget.module.css';
import { useIsFree } from './use-is-free';
import { enquiryTexts } from './enquiry.texts';

type Form = ComponentType<{ readonly onSent: () => void }>;

export function EnquiryWidget() {
  const [isOpen, setIsOpen] = useState(false);
  const [LoadedForm, setLoadedForm] = useState<Form | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const isFree = useIsFree(place, isOpen);
  const open = () => {
    setIsOpen(true);
    void import('./enquiry-form').then(({ EnquiryForm }) => setLoadedForm(() => EnquiryForm));
  };
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <aside className={isOpen && LoadedForm !== null ? css['open'] : undefined} aria-label={enquiryTexts.chat} data-floats>
      <span ref={place} className={css['place']} aria-hidden="true" />
      {isOpen && LoadedForm !== null ? (
        <div className={css['panel']} role="dialog" aria-label={enquiryTexts.chatWithUs}>
          <LoadedForm onSent={close} />
        </div>
      ) : null}
      {/* Another element for each place: moving one would count as a layout shift. */}
      <button
        key={isFree ? 'floating' : 'docked'}
        ref={toggle}
        type="button"
        className={classNames(css['toggle'], !isFree && css['docked'])}
        aria-label={isOpen ? enquiryTexts.closeChat : enquiryTexts.chatWithUs}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
      </button>
    </aside>
  );
}

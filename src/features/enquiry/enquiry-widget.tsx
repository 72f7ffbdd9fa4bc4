import { useEffect, useRef, useState, type ComponentType } from 'react';
import { CloseIcon } from '../../ui/first-icons';
import { ChatIcon } from '../../ui/icons';
import css from './enquiry-widget.module.css';

type Form = ComponentType<{ readonly onSent: () => void }>;

export function EnquiryWidget() {
  const [isOpen, setIsOpen] = useState(false);
  const [LoadedForm, setLoadedForm] = useState<Form | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
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
    <aside className={css['widget']} aria-label="Chat">
      {isOpen && LoadedForm !== null ? (
        <div className={css['panel']} role="dialog" aria-label="Chat with us">
          <LoadedForm onSent={close} />
        </div>
      ) : null}
      <button
        ref={toggle}
        type="button"
        className={css['toggle']}
        aria-label={isOpen ? 'Close chat' : 'Chat with us'}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
      </button>
    </aside>
  );
}

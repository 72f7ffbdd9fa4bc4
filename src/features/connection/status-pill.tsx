import { useEffect, useRef, useState, type ComponentType } from 'react';
import { formatAge } from '../../domain/moment';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/toast';
import { pillText } from './pill-state';
import css from './status-pill.module.css';
import { usePill } from './use-pill';
import { usePillPlace } from './use-pill-place';
import { useScreenAge } from './use-screen-age';

export type Sheet = ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>;

export interface StatusPillProps {
  /** 'inline' is beside a title. */
  readonly placement?: 'floating' | 'inline';
  /** False for a second pill on the same screen, so that it is announced once. */
  readonly isAnnounced?: boolean;
  readonly loadSheet: () => Promise<Sheet>;
}

/** The sheet keeps the focus until its transition has ended. */
const SHEET_CLOSES_MS = 300;

export function StatusPill({ placement = 'floating', isAnnounced = true, loadSheet }: StatusPillProps) {
  const state = usePill();
  const age = useScreenAge(state.kind === 'offline');
  const hadFocus = useRef(false);
  const [LoadedSheet, setLoadedSheet] = useState<Sheet | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const words = pillText(state);

  const open = async () => {
    try {
      const loaded = await loadSheet();
      setLoadedSheet(() => loaded);
      setIsOpen(true);
    } catch {
      showToast({
        message: `${words}. ${state.kind === 'offline' ? 'The details open when you are back online.' : 'The details did not load. Please try again in a moment.'}`,
        tone: 'info',
      });
    }
  };
  const isHidden = state.kind === 'hidden';
  const place = useRef<HTMLDivElement>(null);
  usePillPlace(place, placement === 'floating' && !isHidden);
  // The focus moves to the content when the pill disappears with the focus in it or its sheet.
  useEffect(() => {
    if (!isHidden || isOpen || !hadFocus.current) return undefined;
    const timer = setTimeout(() => {
      hadFocus.current = false;
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    }, SHEET_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [isHidden, isOpen]);

  // A hidden pill needs no space, and the document no styles for it.
  return (
    <div ref={place} className={isHidden ? undefined : css[placement]}>
      {isAnnounced && (
        <p className="visually-hidden" role="status">
          {words}
        </p>
      )}
      {isHidden ? null : (
        <button
          type="button"
          data-status-pill
          className={classNames(css['pill'], css[state.kind])}
          aria-haspopup="dialog"
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = isOpen)}
          onClick={() => void open()}
        >
          <span className={css['dot']} aria-hidden="true" />
          <span>
            <span className={css['words']}>{words}</span>
            {age === null ? null : <span className={css['age']}>{`Saved ${formatAge(age)}`}</span>}
          </span>
        </button>
      )}
      {LoadedSheet === null ? null : <LoadedSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

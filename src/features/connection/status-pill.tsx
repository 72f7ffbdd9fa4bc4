import { useEffect, useRef, useState, type ComponentType } from 'react';
import { formatAge } from '../../domain/moment';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/toast';
import { pillText, SAVED_SHOWN_MS } from './pill-state';
import css from './status-pill.module.css';
import { usePill } from './use-pill';
import { usePillPlace } from './use-pill-place';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { connectionWordsTexts } from './connection-words.texts';

type Sheet = ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>;

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
  const [saidWords, setSaidWords] = useState('');
  // The button says them too: who reads the page later must not find them twice.
  useEffect(() => {
    const timer = setTimeout(() => setSaidWords(words), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words]);

  const open = async () => {
    try {
      const loaded = await loadSheet();
      setLoadedSheet(() => loaded);
      setIsOpen(true);
    } catch {
      showToast({
        message: `${words}. ${state.kind === 'offline' ? connectionWordsTexts.detailsOnline : connectionWordsTexts.detailsNotLoaded}`,
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
          {saidWords === words ? '' : words}
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
            {age === null ? null : <span className={css['age']}>{`${connectionWordsTexts.saved}${formatAge(age)}`}</span>}
          </span>
        </button>
      )}
      {LoadedSheet === null ? null : <LoadedSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const MINUTE_MS = 60_000;

/** Milliseconds; null while online or without data from the server. */
function useScreenAge(isOffline: boolean): number | null {
  const queryClient = useQueryClient();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [age, setAge] = useState<number | null>(null);
  useEffect(() => {
    if (!isOffline) return undefined;
    const update = () => {
      const savedAt = screenSavedAt(queryClient, path);
      setAge(savedAt === null ? null : Date.now() - savedAt);
    };
    const timer = setInterval(update, MINUTE_MS);
    // A screen that just opened mounts its queries first.
    let soon = setTimeout(update);
    const stop = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(soon);
      soon = setTimeout(update);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      stop();
    };
  }, [isOffline, path, queryClient]);
  return isOffline ? age : null;
}

/** Of the oldest response. Settings and cart are left out: header and footer show them on every screen. */
function screenSavedAt(queryClient: QueryClient, path: string): number | null {
  const shown = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [area, name, part], state }) =>
      state.data !== undefined &&
      (area === 'public' ? name !== 'settings' : area === 'private' && (part !== 'cart' || path === '/my-cart')),
  });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}

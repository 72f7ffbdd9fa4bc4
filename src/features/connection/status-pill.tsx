import { classNames } from '../../ui/class-names';
import { pillText } from './pill-state';
import css from './status-pill.module.css';
import { usePill } from './use-pill';

interface StatusPillProps {
  /** 'floating' at the bottom left of the page; 'inline' beside a title. */
  readonly placement?: 'floating' | 'inline';
  /** False for a second pill on the same screen, so that its words are spoken once. */
  readonly isAnnounced?: boolean;
}

export function StatusPill({ placement = 'floating', isAnnounced = true }: StatusPillProps) {
  const state = usePill();
  return (
    <div className={css[placement]} role={isAnnounced ? 'status' : undefined} aria-live={isAnnounced ? 'polite' : undefined}>
      {state.kind === 'hidden' ? null : (
        <span className={classNames(css['pill'], css[state.kind])}>
          <span className={css['dot']} aria-hidden="true" />
          <span className={css['words']}>{pillText(state)}</span>
        </span>
      )}
    </div>
  );
}

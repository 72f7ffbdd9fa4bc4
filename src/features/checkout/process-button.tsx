import { Button } from '../../ui/button';
import { useIsOnline } from '../session/use-is-online';
import css from './bill-panel.module.css';

interface ProcessButtonProps {
  readonly onProcess: () => void;
  readonly isReady: boolean;
}

export function ProcessButton({ onProcess, isReady }: ProcessButtonProps) {
  const isOnline = useIsOnline();
  return (
    <div>
      <Button variant="primary" isWide disabled={!isOnline || !isReady} onClick={onProcess}>
        Process to Continue
      </Button>
      {!isOnline && (
        <p className={css['reason']} data-bar-note>
          <span>You can keep editing offline. </span>
          Payment opens when you are back online.
        </p>
      )}
    </div>
  );
}

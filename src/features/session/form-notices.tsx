import { sessionFormTexts } from './session-form.texts';
import { messageFor, NetworkError } from '../../api/errors';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './auth-form.module.css';
import { useIsOnline } from './use-is-online';

interface FormAlertProps {
  readonly error: Error | null;
  /** For a refusal without a message. */
  readonly fallback: string;
  readonly action: string;
}

export function FormAlert({ error, fallback, action }: FormAlertProps) {
  if (error === null) return null;
  return (
    <p className={classNames(layout['wrong'], css['alert'])} role="alert">
      {error instanceof NetworkError ? sessionFormTexts.noAnswer(fallback, action) : messageFor(error, fallback)}
    </p>
  );
}

export function OfflineHint({ action }: { readonly action: string }) {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <p className={layout['caution']} role="status">
      {sessionFormTexts.offline(action)}
    </p>
  );
}

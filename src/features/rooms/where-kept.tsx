import { isBegun, type Project } from '../../domain/rooms/project';
import { useAccountId } from '../session/session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './where-kept.module.css';

interface WhereKeptProps {
  readonly project: Project;
  /** The server's reason for a refusal; null while the project waits to be sent, undefined once the account has it. */
  readonly refusal: string | null | undefined;
}

export function WhereKept({ project, refusal }: WhereKeptProps) {
  const accountId = useAccountId();
  if (accountId === null || !isBegun(project)) return null;
  if (typeof refusal === 'string')
    return (
      <p className={classNames(layout['screenOnly'], css['refused'])} role="alert">
        {`This project is only on this device. ${refusal}`}
      </p>
    );
  const words =
    refusal === null
      ? 'Kept on this device. It goes to your account as soon as there is a connection.'
      : 'In your account: you find it on every device where you log in.';
  return <p className={classNames(layout['caption'], layout['screenOnly'], css['kept'])}>{words}</p>;
}

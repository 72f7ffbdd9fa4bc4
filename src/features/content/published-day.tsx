import { formatDay } from '../../domain/content';

interface PublishedDayProps {
  /** YYYY-MM-DD; '' renders nothing. */
  readonly day: string;
  readonly className: string | undefined;
}

export function PublishedDay({ day, className }: PublishedDayProps) {
  return day === '' ? null : (
    <time className={className} dateTime={day}>
      {formatDay(day)}
    </time>
  );
}

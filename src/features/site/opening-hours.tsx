import { useQuery } from '@tanstack/react-query';
import { openingTimes, openingWords } from '../../domain/opening-hours';
import css from './opening-hours.module.css';
import { siteQueries } from './queries';

export function OpeningHours() {
  const { data: settings } = useQuery(siteQueries.settings());
  const times = openingTimes(settings?.openingHours ?? '');
  if (times.length === 0) return null;
  return (
    <ul role="list" aria-label="Opening hours" className={css['times']}>
      {times.map((time) => (
        <li key={time}>{openingWords(time)}</li>
      ))}
    </ul>
  );
}

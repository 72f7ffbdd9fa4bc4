import { useQuery } from '@tanstack/react-query';
import { openingTimes, openingWords } from '../../domain/opening-hours';
import { phoneHref, webHref } from './contact-links';
import { siteQueries } from './queries';
import css from './store-contact.module.css';
import { siteTexts } from './site.texts';

export function StoreContact() {
  const { data: settings } = useQuery(siteQueries.settings());
  if (settings === undefined) return null;
  const mapHref = webHref(settings.mapUrl);
  return (
    <address className={css['contact']}>
      {settings.address === '' ? null : mapHref === null ? (
        <span>{settings.address}</span>
      ) : (
        <a href={mapHref} target="_blank" rel="noopener noreferrer">
          {settings.address}
        </a>
      )}
      {settings.contactNo === '' ? null : <a href={phoneHref(settings.contactNo)}>{settings.contactNo}</a>}
      {settings.secondPhone === '' ? null : <a href={phoneHref(settings.secondPhone)}>{settings.secondPhone}</a>}
      {settings.email === '' ? null : <a href={`mailto:${settings.email}`}>{settings.email}</a>}
    </address>
  );
}

export function OpeningHours() {
  const { data: settings } = useQuery(siteQueries.settings());
  const times = openingTimes(settings?.openingHours ?? '');
  if (times.length === 0) return null;
  return (
    <ul role="list" aria-label={siteTexts.openingHours} className={css['times']}>
      {times.map((time) => (
        <li key={time}>{openingWords(time)}</li>
      ))}
    </ul>
  );
}

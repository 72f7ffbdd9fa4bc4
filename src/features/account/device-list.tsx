import { accountTexts } from './account.texts';
import { useQuery } from '@tanstack/react-query';
import { messageFor, NetworkError } from '../../api/errors';
import { formatDay } from '../../domain/day-number';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { useAccountId } from '../session/session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './account-page.module.css';
import { accountQueries } from './queries';
import { excerpt } from '../../domain/text';

export function DeviceList() {
  const { data: devices, error, refetch } = useQuery(accountQueries.devices(useAccountId()));
  if (devices === undefined) return error === null ? <DevicesSkeleton /> : <DevicesMissing error={error} onRetry={() => void refetch()} />;
  return (
    <ul role="list" className={css['devices']} aria-label={accountTexts.deviceList}>
      {devices.map((device) => (
        <li key={device.id} className={css['device']}>
          <span className={classNames(layout['strong'], layout['anywhere'])}>{deviceWords(device.name)}</span>
          {device.isThisOne && <span className={css['tag']}>{accountTexts.thisDevice}</span>}
          <span className={css['times']}>
            {device.isThisOne
              ? accountTexts.signedIn(formatDay(device.signedInAt))
              : accountTexts.signedInAndUsed(formatDay(device.signedInAt), formatDay(device.usedAt))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function DevicesSkeleton() {
  return (
    <div role="status" aria-label={accountTexts.loading} className={classNames(layout['stack3'], css['missing'])}>
      <Skeleton height={48} width="100%" />
      <Skeleton height={48} width="100%" />
    </div>
  );
}

function DevicesMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div className={classNames(layout['stack3'], css['missing'])}>
      <p role="alert">{error instanceof NetworkError ? accountTexts.unreachable : messageFor(error, accountTexts.notLoaded)}</p>
      <Button variant="outline" onClick={onRetry}>
        {accountTexts.tryAgain}
      </Button>
    </div>
  );
}

/** The first match wins: most user agents also contain the marks of browsers that they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST = 40;

/** 'Chrome on Android'; a text that is no user agent is shown as it is. */
export function deviceWords(name: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((table) => table.find(([pattern]) => pattern.test(name))?.[1]);
  if (browser !== undefined && system !== undefined) return accountTexts.browserOn(browser, system);
  return browser ?? system ?? (name.trim() === '' ? accountTexts.unnamedDevice : excerpt(name, LONGEST));
}

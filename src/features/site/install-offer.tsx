import { useEffect, useSyncExternalStore } from 'react';
import { installPrompt } from './install-prompt';
import { siteTexts } from './site.texts';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, of Chromium browsers alone. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const canAsk = (event: Event | null): event is InstallPromptEvent => event !== null && 'prompt' in event;

/** Nothing where the store is installed, or the browser has no way that a page could name. */
export function InstallOffer({ className }: { readonly className?: string | undefined }) {
  const event = useSyncExternalStore(installPrompt.subscribe, installPrompt.get, () => null);
  useEffect(() => {
    const forget = (): void => installPrompt.set(null);
    window.addEventListener('appinstalled', forget);
    return () => window.removeEventListener('appinstalled', forget);
  }, []);
  if (!window.matchMedia('(display-mode: browser)').matches) return null;
  if (isSafariOfPhone()) return <li className={className}>{siteTexts.installOnPhone}</li>;
  if (!canAsk(event)) return null;
  const ask = (): void => {
    // An event asks once; after a refusal the browser sends another one.
    installPrompt.set(null);
    void event.prompt().catch(() => undefined);
  };
  return (
    <li>
      <button type="button" className={className} onClick={ask}>
        {siteTexts.install}
      </button>
    </li>
  );
}

/** An iPad calls itself a Mac. Browsers inside other apps name no version. */
function isSafariOfPhone(): boolean {
  return 'standalone' in navigator && navigator.standalone === false && /Version\/\S+ .*Safari\//.test(navigator.userAgent);
}

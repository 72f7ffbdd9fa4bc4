import { createValue } from '../../offline/value';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which Chromium browsers have. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's permission to ask whether the store shall be installed, for one use. */
export const installPrompt = createValue<InstallPromptEvent | null>(null);

/** From the start: it may come before the menu's code. Nothing is shown unless the shopper asks for it. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) installPrompt.set(event);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

import { createValue } from '../../offline/value';

/** The browser's `beforeinstallprompt`, with which a page may ask once whether the store shall be installed. */
export const installPrompt = createValue<Event | null>(null);

/** From the start: the event may come before the menu's code. Nothing is shown unless the shopper asks for it. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  installPrompt.set(event);
}

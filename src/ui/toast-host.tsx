import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import './toast-host.css';
import { notifications, Notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { MantineScope } from './mantine-scope';
import { clearBottom, isClearAt, SAID } from './clear-points';
import { uiTexts } from './ui.texts';

export interface ShownToast {
  readonly message: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly durationMs: number;
}

let mounting: Promise<HTMLElement> | undefined;
let emptying: number | undefined;
let shown = '';

function mountHost(): Promise<HTMLElement> {
  mounting ??= new Promise((resolve) => {
    const live = document.createElement('div');
    live.className = 'visually-hidden';
    live.setAttribute('role', 'status');
    live.setAttribute('aria-live', 'polite');
    const host = document.createElement('section');
    host.setAttribute('aria-label', uiTexts.notifications);
    document.body.append(live, host);
    // Last in the document: its style sheet only finds a dialog's foot that comes before it.
    new MutationObserver(() => document.body.lastElementChild !== host && document.body.append(host)).observe(document.body, {
      childList: true,
    });
    createRoot(host).render(
      <MantineScope>
        <div ref={() => resolve(live)}>
          <Notifications withinPortal={false} position="bottom-left" limit={1} containerWidth={400} zIndex={400} />
        </div>
      </MantineScope>,
    );
  });
  return mounting;
}

export async function presentToast({ message, tone, durationMs }: ShownToast): Promise<void> {
  const live = await mountHost();
  live.textContent = message;
  clearTimeout(emptying);
  // Read by then; who reads the page later must not find it.
  emptying = window.setTimeout(() => (live.textContent = ''), durationMs);
  shown = message;
  notifications.clean();
  notifications.show({
    message,
    autoClose: durationMs,
    withBorder: false,
    role: 'presentation',
    className: `toast toast-${tone}`,
    closeButtonProps: { 'aria-label': uiTexts.dismiss },
  });
  keepToastClear(durationMs);
}

export async function withdrawToast(message: string): Promise<void> {
  const live = await mountHost();
  if (shown !== message) return;
  live.textContent = '';
  notifications.clean();
}

const HOST = '.mantine-Notifications-root';
const TITLES = ', h1, h2, h3, h4';
/** A quarter of a one-line toast. */
const LINE_PX = 13;
const LOOK_AGAIN_MS = 250;

/** It moves up from the bottom as far as needed, and again after a scroll. A toast under a finger or a mouse is shown longer. */
function keepToastClear(durationMs: number): void {
  const page = document;
  let turnsLeft = Math.ceil(durationMs / LOOK_AGAIN_MS);
  const place = () => {
    // The previous toast may still be fading out.
    const box = [...page.querySelectorAll(`${HOST} .toast`)].at(-1)?.getBoundingClientRect();
    if (box !== undefined && box.height > 0) lift(box);
    else if (turnsLeft <= 0) clearInterval(timer);
    turnsLeft -= 1;
  };
  const timer = setInterval(place, LOOK_AGAIN_MS);
  requestAnimationFrame(() => requestAnimationFrame(place));
}

function lift(box: DOMRect): void {
  const style = document.documentElement.style;
  const before = Number.parseFloat(style.getPropertyValue('--toast-lift')) || 0;
  if (document.querySelector('.mantine-Modal-content, .mantine-Drawer-content, dialog[open]') !== null) return;
  const lowest = box.bottom + before;
  const from = (bottom: number, kept: string) => clearBottom(box, bottom, LINE_PX, (x, y) => isClearAt(x, y, HOST, kept));
  // In order of preference: closer to the edge, over text that is no title, over a title.
  const bottom =
    from(lowest, SAID + TITLES) ??
    from(lowest + LINE_PX, SAID + TITLES) ??
    from(lowest, TITLES) ??
    from(lowest + LINE_PX, TITLES) ??
    from(lowest, SAID) ??
    lowest;
  style.setProperty('--toast-lift', `${Math.round(lowest - bottom)}px`);
}

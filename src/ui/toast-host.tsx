import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import './toast-host.css';
import { Notifications, notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { MantineScope } from './mantine-scope';
import { keepToastClear } from './place-toast';

export interface ShownToast {
  readonly message: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly durationMs: number;
}

let mounting: Promise<HTMLElement> | undefined;

function mountHost(): Promise<HTMLElement> {
  mounting ??= new Promise((resolve) => {
    const live = document.createElement('div');
    live.className = 'visually-hidden';
    live.setAttribute('role', 'status');
    live.setAttribute('aria-live', 'polite');
    const host = document.createElement('section');
    host.setAttribute('aria-label', 'Notifications');
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
  notifications.clean();
  notifications.show({
    message,
    autoClose: durationMs,
    withBorder: false,
    role: 'presentation',
    className: `toast toast-${tone}`,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  keepToastClear(durationMs);
}

export async function withdrawToast(message: string): Promise<void> {
  const live = await mountHost();
  if (live.textContent === message) notifications.clean();
}

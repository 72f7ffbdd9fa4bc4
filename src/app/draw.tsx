import { createRoot } from 'react-dom/client';
import { WRITTEN_DATA_ID } from '../domain/inline-json';
import { loadLaterCode } from '../ui/later-code';
import { contextWith } from './context-with';
import { Providers } from './providers';
import { createAppRouter } from './router';
import { startData } from './start-data';

const RESTORE_LIMIT_MS = 1_000;

/** Draws the app where the server wrote nothing, as in the worker's shell: with saved data, where that is quickly there. */
export async function draw(root: HTMLElement): Promise<void> {
  document.getElementById(WRITTEN_DATA_ID)?.remove();
  const { queryClient, replies, focusContent, startOffline } = startData();
  const router = createAppRouter(contextWith(queryClient));
  focusContent(router);
  await Promise.race([Promise.all([startOffline(router), loadLaterCode().catch(() => undefined)]), new Promise((resolve) => setTimeout(resolve, RESTORE_LIMIT_MS))]);
  createRoot(root).render(<Providers queryClient={queryClient} replies={replies} router={router} />);
}

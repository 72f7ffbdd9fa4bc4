import { createRoot } from 'react-dom/client';
import { loadLaterCode, WRITTEN_DATA_ID } from '../ui/later-code';
import { Providers } from './providers';
import { createAppRouter } from './router';
import { startData } from './start-data';

const RESTORE_LIMIT_MS = 1_000;

/** Draws the app where the server wrote nothing, as in the worker's shell: with saved data, where that is quickly there. */
export async function draw(root: HTMLElement): Promise<void> {
  document.getElementById(WRITTEN_DATA_ID)?.remove();
  const { queryClient, replies, focusContent, startOffline } = startData();
  const router = createAppRouter({
    queryClient,
    load: (options) => void queryClient.prefetchQuery(options),
    whenReady: () => undefined,
  });
  focusContent(router);
  await Promise.race([Promise.all([startOffline(router), loadLaterCode().catch(() => undefined)]), new Promise((resolve) => setTimeout(resolve, RESTORE_LIMIT_MS))]);
  createRoot(root).render(<Providers queryClient={queryClient} replies={replies} router={router} />);
}

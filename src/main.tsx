import './app/first-pieces';
import { takeOver } from './app/take-over';
import { writtenData } from './app/written-data';
import './ui/styles/base.css';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const written = root.hasChildNodes() ? await writtenData() : null;
  await (written === null ? drawAnew(root) : takeOver(root, written));
}

/** What draws comes with the query client, which it cannot do without. Until there is a signal for it what the server wrote stands there. */
async function drawAnew(root: HTMLElement): Promise<void> {
  const code = await import('./app/draw').catch((error: unknown) => {
    if (!root.hasChildNodes()) throw error;
    window.addEventListener('online', () => void drawAnew(root), { once: true });
  });
  await code?.draw(root);
}

start().catch((error: unknown) => {
  console.error(error);
  const root = document.getElementById('root');
  if (root !== null) root.textContent = error instanceof Error ? error.message : 'The store could not start. Please reload the page.';
});

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

/** What draws comes with the query client, which it cannot do without. */
async function drawAnew(root: HTMLElement): Promise<void> {
  const { draw } = await import('./app/draw');
  await draw(root);
}

start().catch((error: unknown) => {
  console.error(error);
  const root = document.getElementById('root');
  if (root !== null) root.textContent = error instanceof Error ? error.message : 'The store could not start. Please reload the page.';
});

import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { WRITTEN_DATA_ID } from '../domain/inline-json';
import { appIsRunning } from '../ui/app-running';
import { partsNeed } from '../ui/later-code';
import { takeOverInParts } from '../ui/taking-over';
import { breathe } from './breathe';
import { dataToCome } from './data-to-come';
import { Providers } from './providers';
import { createAppRouter } from './router';

/** A screen that never answers must not cost the outbox and the worker. */
const HYDRATION_LIMIT_MS = 10_000;

/** Has React take over what the server wrote, bit by bit, and starts what comes after the first screen. */
export async function takeOver(root: HTMLElement, written: DehydratedState): Promise<void> {
  // A document's data may be stale: it is asked for anew when the page answers, not while React compares.
  const taken = Promise.race([appIsRunning, new Promise((resolve) => setTimeout(resolve, HYDRATION_LIMIT_MS))]);
  const data = dataToCome(written, taken);
  let isOpen = false;
  const router = createAppRouter({
    queryClient: data.queryClient,
    load: data.load,
    whenReady: () => (isOpen ? data.whenHere() : undefined),
  });
  void data.arrival.then(({ focusContent }) => focusContent(router));
  partsNeed(data.bring);
  await breathe();
  router.ssr = { manifest: undefined };
  await breathe();
  await router.load();
  document.getElementById(WRITTEN_DATA_ID)?.remove();
  isOpen = true;
  if (!router.state.matches.some(({ staticData }) => staticData.opensFromDocument)) await data.whenHere();
  await breathe();
  takeOverInParts();
  // As a transition React takes the page over in short slices.
  startTransition(() => void hydrateRoot(root, <Providers queryClient={data.queryClient} replies={data.replies} router={router} />));
  // Saved replies that came while React still compares would differ from what the server wrote.
  await taken;
  await data.whenHere();
  await (await data.bring()).startOffline(router);
}

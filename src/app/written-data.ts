import type { DehydratedState } from '@tanstack/react-query';
import { putTogether } from '../contract/later-data';
import { WRITTEN_DATA_ID } from '../domain/inline-json';
import { breathe } from './breathe';

declare global {
  interface Window {
    /** Asked for by the start script, while the app's scripts load: what the document leaves out of its data; null when it cannot be had. */
    laterData?: Promise<unknown>;
  }
}

/** The data that the server wrote the page from; null when there is none, or a part of it cannot be had: then the app draws anew. */
export async function writtenData(): Promise<DehydratedState | null> {
  const element = document.getElementById(WRITTEN_DATA_ID);
  if (element === null) return null;
  await breathe();
  const data: DehydratedState = JSON.parse(element.textContent);
  if (element.dataset['later'] === undefined) return data;
  return putTogether(data, await window.laterData) ? data : null;
}

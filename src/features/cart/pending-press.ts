import { PENDING_ADD } from '../../offline/storage/storage-keys';
import { isFields } from '../../offline/storage/stored-fields';

export type Intention = 'add' | 'buy';

/** A press that required a login first; carried out once, when the floor's page is back. */
export const pendingAdd = createPendingAdd();

function createPendingAdd() {
  let done: { readonly productId: number; readonly boxes: number } | null = null;
  return {
    note: (productId: number, intention: Intention): void => notePress({ productId, intention }),
    /** Null when there is none; each press runs once. */
    take(productId: number): Intention | null {
      const intention = takePress('productId', productId)?.['intention'];
      return intention === 'add' || intention === 'buy' ? intention : null;
    },
    carriedOut: (productId: number, boxes: number): void => {
      done = { productId, boxes };
    },
    /** True once. */
    wasCarriedOut(productId: number, boxes: number): boolean {
      const isIt = done?.productId === productId && done.boxes === boxes;
      done = null;
      return isIt;
    },
  };
}

export function notePendingProject(projectId: string): void {
  notePress({ projectId });
}

/** True once. */
export function takePendingProject(projectId: string): boolean {
  return takePress('projectId', projectId) !== null;
}

/** A login or a sign-up takes minutes; an older press is no longer meant. */
const LIMIT_MS = 30 * 60_000;

/** Where the browser refuses storage, the shopper presses again. */
function notePress(press: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(PENDING_ADD, JSON.stringify({ ...press, at: Date.now() }));
  } catch {
    return;
  }
}

/** Only with this value under this name. Null also when it is too old. */
function takePress(name: string, value: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(PENDING_ADD) ?? 'null');
    if (!isFields(noted) || noted[name] !== value) return null;
    sessionStorage.removeItem(PENDING_ADD);
    return typeof noted['at'] === 'number' && Math.abs(Date.now() - noted['at']) < LIMIT_MS ? noted : null;
  } catch {
    return null;
  }
}

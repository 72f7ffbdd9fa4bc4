import type { DatabaseHealth } from './database';

const HEALTH_LIMIT_MS = 2_000;
const KEPT_MS = 500;

/** One probe at a time; 'away' when it fails or takes longer than two seconds. */
export function createHealth(probe: () => Promise<DatabaseHealth>): () => Promise<DatabaseHealth> {
  let asked: Promise<DatabaseHealth> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let isOver = true;
  return () => {
    if (asked === undefined || (isOver && performance.now() - askedAtMs > KEPT_MS)) {
      askedAtMs = performance.now();
      isOver = false;
      const found = probe().catch((): DatabaseHealth => 'away');
      void found.then(() => (isOver = true));
      asked = found;
    }
    return withinLimit(asked);
  };
}

async function withinLimit(found: Promise<DatabaseHealth>): Promise<DatabaseHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseHealth>((resolve) => {
    timer = setTimeout(() => resolve('away'), HEALTH_LIMIT_MS);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

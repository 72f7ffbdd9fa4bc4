import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rateWindows } from '../db/schema/people';

/** `hits` of the current window, this one included; `endsAt` in milliseconds since 1970. */
export async function countHit(db: Database, bucket: string, windowMs: number, now: number): Promise<{ hits: number; endsAt: number }> {
  const isOver = sql`${rateWindows.startedAt} <= ${new Date(now - windowMs).toISOString()}::timestamptz`;
  // Protected by: the unique window, which counts in the write.
  const [row] = await db
    .insert(rateWindows)
    .values({ bucket, startedAt: new Date(now), hits: 1 })
    .onConflictDoUpdate({
      target: rateWindows.bucket,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateWindows.hits} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${rateWindows.startedAt} end`,
      },
    })
    .returning({ hits: rateWindows.hits, startedAt: rateWindows.startedAt });
  return { hits: row?.hits ?? 1, endsAt: (row?.startedAt.getTime() ?? now) + windowMs };
}

/** A legitimate attempt does not count. */
export async function giveHitBack(db: Database, bucket: string): Promise<void> {
  // Protected by: nothing that was read: it counts in the write.
  await db
    .update(rateWindows)
    .set({ hits: sql`greatest(${rateWindows.hits} - 1, 0)` })
    .where(eq(rateWindows.bucket, bucket));
}

import { and, asc, count, eq, gt, max } from 'drizzle-orm';
import { isThere, MAX_CHOSEN_FLOORS, MAX_PROJECTS, MAX_ROOMS, type Project } from '../../src/domain/rooms/project';
import { isSameProject, mergeProjects } from '../../src/domain/rooms/merge-projects';
import type { Database } from '../db/database';
import { projects } from '../db/schema/people';
import { lockOpenAccount } from './users';

/** Removed ones too: nobody removes so many within their retention. */
const MAX_KEPT = 500;
const PART_LENGTH = 20;

export type ProjectsFull = 'projects' | 'removed projects' | 'rooms' | 'floors';

/** A copy without news changes nothing. */
export function saveProjectCopy(db: Database, userId: number, copy: Project, now: number): Promise<'saved' | ProjectsFull> {
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    const ofUser = eq(projects.userId, userId);
    const one = and(ofUser, eq(projects.projectId, copy.id));
    const [row] = await tx.select().from(projects).where(one);
    const merged = row === undefined ? mergeProjects(copy, copy) : mergeProjects(row.content, copy);
    if (row !== undefined && isSameProject(row.content, merged)) return 'saved';
    if (merged.rooms.length > MAX_ROOMS) return 'rooms';
    if (merged.floors.length > MAX_CHOSEN_FLOORS) return 'floors';
    const [kept] = await tx
      .select({ count: count(), removed: count(projects.removedAt), version: max(projects.version) })
      .from(projects)
      .where(ofUser);
    const live = (kept?.count ?? 0) - (kept?.removed ?? 0);
    const isNewlyThere = isThere(merged) && (row === undefined || row.removedAt !== null);
    if (isNewlyThere && live >= MAX_PROJECTS) return 'projects';
    if (row === undefined && (kept?.count ?? 0) >= MAX_KEPT) return 'removed projects';
    // The clock keeps versions unique: the number of a deleted project must not return.
    const version = Math.max(now, (kept?.version ?? 0) + 1);
    const values = { content: merged, version, removedAt: isThere(merged) ? null : (row?.removedAt ?? new Date(now)) };
    if (row === undefined) await tx.insert(projects).values({ userId, projectId: copy.id, ...values });
    else await tx.update(projects).set(values).where(one);
    return 'saved';
  });
}

/** Earliest change first, removed ones too. All of them for a version that was never given. */
export async function readProjectsSince(
  db: Database,
  userId: number,
  since: number,
): Promise<{ readonly projects: readonly Project[]; readonly version: number; readonly hasMore: boolean }> {
  const ofUser = eq(projects.userId, userId);
  const [last] = await db
    .select({ version: max(projects.version) })
    .from(projects)
    .where(ofUser);
  const lastVersion = last?.version ?? 0;
  const rows = await db
    .select({ content: projects.content, version: projects.version })
    .from(projects)
    .where(and(ofUser, gt(projects.version, since > lastVersion ? 0 : since)))
    .orderBy(asc(projects.version))
    .limit(PART_LENGTH);
  return {
    projects: rows.map(({ content }) => content),
    version: rows.at(-1)?.version ?? lastVersion,
    hasMore: rows.length === PART_LENGTH,
  };
}

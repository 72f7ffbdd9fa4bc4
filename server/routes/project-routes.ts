import { getProjects, saveProject } from '../../src/contract/projects';
import { MAX_CHOSEN_FLOORS, MAX_PROJECTS, MAX_ROOMS } from '../../src/domain/rooms/project';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { readProjectsSince, saveProjectCopy, type ProjectsFull } from '../repositories/projects';

interface ProjectRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly limitRate: LimitRate;
}

const FULL: Readonly<Record<ProjectsFull, string>> = {
  projects: `Your account keeps up to ${MAX_PROJECTS} projects. Please delete one first.`,
  'removed projects': 'Your account has deleted many projects lately. Please change one of the others instead.',
  rooms: `A project keeps up to ${MAX_ROOMS} rooms, with those of your other devices. Please delete some, or make another project.`,
  floors: `A project keeps up to ${MAX_CHOSEN_FLOORS} floors that were chosen. Please make another project.`,
};

export function mountProjectRoutes(api: Api, { db, now, limitRate }: ProjectRouteParts): void {
  api.handleSignedIn(getProjects, async (since, { user, nameQuestion }) => {
    nameQuestion();
    return { data: await readProjectsSince(db, user.id, since) };
  });

  api.handleSignedIn(saveProject, async (project, { user }) => {
    await limitRate('writesPerAccount', String(user.id));
    const outcome = await saveProjectCopy(db, user.id, project, now());
    if (outcome !== 'saved') throw new Refusal(FULL[outcome]);
    return { data: undefined, message: 'Project saved successfully' };
  });
}

import { routesTexts } from './routes.texts';
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

function fullWords(what: ProjectsFull): string {
  switch (what) {
    case 'projects':
      return routesTexts.projectsFull(MAX_PROJECTS);
    case 'removed projects':
      return routesTexts.manyDeleted;
    case 'rooms':
      return routesTexts.roomsFull(MAX_ROOMS);
    case 'floors':
      return routesTexts.floorsFull(MAX_CHOSEN_FLOORS);
  }
}

export function mountProjectRoutes(api: Api, { db, now, limitRate }: ProjectRouteParts): void {
  api.handleSignedIn(getProjects, async (since, { user, nameQuestion }) => {
    nameQuestion();
    return { data: await readProjectsSince(db, user.id, since) };
  });

  api.handleSignedIn(saveProject, async (project, { user }) => {
    await limitRate('writesPerAccount', String(user.id));
    const outcome = await saveProjectCopy(db, user.id, project, now());
    if (outcome !== 'saved') throw new Refusal(fullWords(outcome));
    return { data: undefined, message: routesTexts.projectSaved };
  });
}

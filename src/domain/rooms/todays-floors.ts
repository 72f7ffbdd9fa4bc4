import { cartProductOf } from '../cart';
import type { Product } from '../catalogue';
import type { Project, ProjectFloor } from './project';
import { floorIdOf } from './project-floors';

export interface RepricedFloor {
  readonly floor: ProjectFloor;
  readonly before: ProjectFloor;
}

export interface TodaysFloors {
  readonly byId: ReadonlyMap<number, ProjectFloor>;
  /** Chosen floors that are no longer sold. */
  readonly gone: readonly ProjectFloor[];
  readonly repriced: readonly RepricedFloor[];
}

/** A product as a project's floor; null when it has no price per box or no area. */
export function projectFloorOf(product: Product): ProjectFloor | null {
  const sold = cartProductOf(product);
  return sold === null
    ? null
    : { ...sold, hasPad: product.facts?.hasPad ?? null, installMethod: product.facts?.installMethod ?? null, notedAt: 0 };
}

/** Without a catalogue the floors keep their saved figures. */
export function todaysFloors(project: Project, products: readonly Product[] | undefined): TodaysFloors {
  const used = new Set(project.rooms.map((room) => floorIdOf(project, room)));
  const chosen = project.floors.filter(({ id }) => used.has(id));
  const sold = new Map((products ?? []).map((product) => [product.id, projectFloorOf(product)]));
  const byId = new Map<number, ProjectFloor>();
  const gone: ProjectFloor[] = [];
  const repriced: RepricedFloor[] = [];
  for (const before of chosen) {
    const listed = products === undefined ? before : (sold.get(before.id) ?? null);
    // Lists may lack data of the floor's own page.
    const floor =
      listed === null
        ? null
        : { ...listed, hasPad: listed.hasPad ?? before.hasPad, installMethod: listed.installMethod ?? before.installMethod };
    if (floor === null) gone.push(before);
    else byId.set(floor.id, floor);
    if (floor !== null && floor.pricePerBoxCents !== before.pricePerBoxCents) repriced.push({ floor, before });
  }
  return { byId, gone, repriced };
}

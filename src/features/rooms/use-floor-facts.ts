import { useEffect, useEffectEvent, useRef } from 'react';
import type { Product } from '../../domain/catalogue';
import { withKnownFloor } from '../../domain/rooms/edit-project';
import type { FloorShare } from '../../domain/rooms/project-floors';
import { projectFloorOf } from '../../domain/rooms/todays-floors';
import { rooms } from '../../offline/rooms';

/** For the materials list. Without a connection pad and install method stay unknown. */
export function useFloorFacts(projectId: string, shares: readonly FloorShare[], loadDetails: (slug: string) => Promise<Product>): void {
  const asked = useRef(new Set<number>());
  const learn = useEffectEvent((unknown: readonly FloorShare[]) => {
    for (const { floor } of unknown) {
      asked.current.add(floor.id);
      loadDetails(floor.slug)
        .then((product) => rooms.change(projectId, (old, tools) => withKnownFloor(old, projectFloorOf(product), tools)))
        .catch(() => asked.current.delete(floor.id));
    }
  });
  useEffect(() => {
    learn(shares.filter(({ floor }) => floor.hasPad === null && floor.installMethod === null && !asked.current.has(floor.id)));
  }, [shares]);
}

import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part';

interface RoomsSearch {
  /** The id of a project on this device. */
  readonly project?: unknown;
  /** The slug of the floor that the shopper came from. */
  readonly floor?: unknown;
}

// Parsed in the component: this part of a route is in every first screen's chunk.
export const Route = createFileRoute('/_site/rooms')({ validateSearch: (search): RoomsSearch => search, component: RoomsRoute });

const Screen = lazyPart(
  () => import('../-rooms-screen'),
  (code) => code.RoomsScreen,
);

function RoomsRoute() {
  const { project, floor } = Route.useSearch();
  return <Screen project={project} floor={floor} />;
}

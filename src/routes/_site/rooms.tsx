import { createFileRoute } from '@tanstack/react-router';
import { RoomsScreen } from '../-rooms-screen';

interface RoomsSearch {
  /** The id of a project on this device. */
  readonly project?: unknown;
  /** The slug of the floor that the shopper came from. */
  readonly floor?: unknown;
}

export const Route = createFileRoute('/_site/rooms')({
  // Parsed in the component: this part of a route is in every first screen's chunk.
  validateSearch: (search): RoomsSearch => search,
  // The device is read while the code of the screen loads: the rooms are in its first frame.
  loader: () => import('../../features/rooms/open-projects').then((part) => part.openProjects()),
  component: RoomsRoute,
});

function RoomsRoute() {
  const { project, floor } = Route.useSearch();
  return <RoomsScreen project={project} floor={floor} />;
}

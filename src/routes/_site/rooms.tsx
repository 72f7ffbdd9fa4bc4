import { createFileRoute } from '@tanstack/react-router';
import { RoomsScreen } from '../-rooms-screen';

interface RoomsSearch {
  /** The id of a project on this device. */
  readonly project?: unknown;
  /** The slug of the floor that the shopper came from. */
  readonly floor?: unknown;
}

<<<<<<< HEAD
// Parsed in the component: this part of a route is in every first screen's chunk.
export const Route = createFileRoute('/_site/rooms')({ validateSearch: (search): RoomsSearch => search, component: RoomsRoute });

const Screen = lazyPart(
  () => import('../-rooms-screen'),
  (code) => code.RoomsScreen,
);
=======
export const Route = createFileRoute('/_site/rooms')({
  // Read in the component: this part of a route is in every first screen.
  validateSearch: (search): RoomsSearch => search,
  // The device is read while the code of the screen loads, so that the rooms are in its first frame.
  loader: () => import('../../features/rooms/open-projects').then((part) => part.openProjects()),
  component: RoomsRoute,
});
>>>>>>> bfda9134 (My rooms opens with its first two rooms and the price, the others follow; device and code are read together; the day is written without a formatter)

function RoomsRoute() {
  const { project, floor } = Route.useSearch();
  return <RoomsScreen project={project} floor={floor} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { RoomsScreen } from '../-rooms-screen';

interface RoomsSearch {
  /** A project's id. */
  readonly project?: unknown;
  /** A floor's slug. */
  readonly floor?: unknown;
}

export const Route = createFileRoute('/_site/rooms')({
  staticData: { page: 'personal' },
  // Parsed in the component: this is in every first screen's chunk.
  validateSearch: (search): RoomsSearch => search,
  // While the screen's code loads, so the rooms are in its first frame.
  loader: () => import('../../features/rooms/open-projects').then((part) => part.openProjects()),
  component: RoomsRoute,
});

function RoomsRoute() {
  const { project, floor } = Route.useSearch();
  return <RoomsScreen project={project} floor={floor} />;
}

import type { Project } from './project';

/** Fits the server's limit of a request body, also with every character escaped once. */
const PIECE_LENGTH = 24_000;

/** A room that is missing in a piece is not removed. */
export function piecesOf(project: Project): readonly Project[] {
  const pieces: Project[] = [];
  const { removedSeen, ...rest } = project;
  const withoutRemovals = { ...rest, rooms: [], floors: [], removedRooms: {} };
  const removals = { removedRooms: project.removedRooms, ...(removedSeen === undefined ? {} : { removedSeen }) };
  const bare: Project = { ...withoutRemovals, ...removals };
  let piece: Project = bare;
  let length = JSON.stringify(bare).length;
  const add = (next: Partial<Pick<Project, 'rooms' | 'floors'>>): void => {
    const added = JSON.stringify(next).length;
    if (length + added > PIECE_LENGTH && piece !== bare) {
      pieces.push(piece);
      piece = withoutRemovals;
      length = JSON.stringify(piece).length;
    }
    piece = { ...piece, rooms: [...piece.rooms, ...(next.rooms ?? [])], floors: [...piece.floors, ...(next.floors ?? [])] };
    length += added;
  };
  for (const floor of project.floors) add({ floors: [floor] });
  for (const room of project.rooms) add({ rooms: [room] });
  return [...pieces, piece];
}

/** Of the list of floors: opens the room view. */
export const ROOM_VIEW_HASH = 'in-a-room';

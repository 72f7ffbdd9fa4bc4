import * as z from 'zod/mini';
import { FLOOR_PATTERNS, type FloorPattern } from '../domain/floor-facts';
import type { RoomFloor } from '../domain/room-floor';
import { factsOf, isMediaAddress, pictureFacts, pictureFrom } from './wire-picture';

const millimetres = z.number().check(z.gte(20), z.lte(5000));

export const roomFloorShape = z.object({
  image: z.string(),
  image_facts: pictureFacts,
  length_mm: millimetres,
  width_mm: millimetres,
  patterns: z.array(z.string()),
  row_step: z.nullable(z.number().check(z.gte(0), z.lt(1))),
  sheen: z.number().check(z.gte(0), z.lte(1)),
});

const isPattern = (text: string): text is FloorPattern => FLOOR_PATTERNS.some((pattern) => pattern === text);

/** Additive. An invalid one counts as none. */
export const wireRoomFloor = z.optional(z.unknown());

/** Reads `room_floor`; undefined for products without a usable one. */
export function roomFloorFrom(wire: unknown): RoomFloor | undefined {
  const read = z.safeParse(roomFloorShape, wire);
  if (!read.success || !isMediaAddress(read.data.image) || !read.data.image_facts) return undefined;
  const { image, image_facts: facts, length_mm: lengthMm, width_mm: widthMm, row_step: rowStep, sheen } = read.data;
  const [first, ...others] = read.data.patterns.filter(isPattern);
  if (first === undefined) return undefined;
  return { sheet: pictureFrom(image, facts), lengthMm, widthMm, patterns: [first, ...others], rowStep, sheen };
}

/** No field for products without one. */
export function roomFloorFields(floor: RoomFloor | undefined): { readonly room_floor?: z.input<typeof roomFloorShape> } {
  if (floor === undefined) return {};
  const { sheet, lengthMm, widthMm, patterns, rowStep, sheen } = floor;
  return {
    room_floor: {
      image: sheet.src,
      image_facts: factsOf(sheet),
      length_mm: lengthMm,
      width_mm: widthMm,
      patterns: [...patterns],
      row_step: rowStep,
      sheen,
    },
  };
}

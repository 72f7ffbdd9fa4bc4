import * as z from 'zod';
import type { RoomFloor } from '../../src/domain/room-floor';
import { pictureFrom, type PictureRow } from './pictures';

/** `boards` names the picture of single boards or tiles. */
const roomFacts = z.object({
  boards: z.string(),
  plankLengthMm: z.number().positive(),
  plankWidthMm: z.number().positive(),
  lay: z.string().optional(),
  rowStep: z.number().min(0).lt(1).optional(),
  sheen: z.number().min(0).max(1).catch(0.4),
});

/** By the fact `lay`, the usual pattern first. */
const PATTERNS: Readonly<Record<string, RoomFloor['patterns']>> = {
  herringbone: ['herringbone'],
  'glue-down': ['straight', 'diagonal', 'herringbone'],
};

/** Undefined without a picture of its boards or without their size. */
export function roomFloorFrom(facts: unknown, sheet: PictureRow | null): RoomFloor | undefined {
  const read = roomFacts.safeParse(facts);
  if (!read.success || sheet === null) return undefined;
  const { plankLengthMm: lengthMm, plankWidthMm: widthMm, lay = '', rowStep = null, sheen } = read.data;
  return { sheet: pictureFrom(sheet), lengthMm, widthMm, patterns: PATTERNS[lay] ?? ['straight', 'diagonal'], rowStep, sheen };
}

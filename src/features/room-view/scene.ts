import { patternTurn, type FloorLay, type FloorPattern } from '../../domain/floor-layout';
import { linearFromHex, meteredFor, type LinearRgb } from '../../domain/room-light';
import { layFloor, type RoomFloor } from '../../domain/room-floor';
import type { RoomPasses } from './room-passes';

/** The input of a painter: a room and the floor in it. */
export interface Scene {
  readonly passes: RoomPasses;
  readonly sheet: HTMLImageElement;
  readonly lay: FloorLay;
  /** Rotation of the rows in the room, radians. */
  readonly turn: number;
  readonly sheen: number;
  /** The light that this floor reflects, as a multiple of the traced floor's. */
  readonly back: LinearRgb;
  readonly metered: number;
}

/** Paints scenes at the size of `target`. */
export interface Painter {
  readonly kind: 'webgl' | 'canvas';
  /** False when nothing was painted because the graphics context is lost. */
  paint(scene: Scene, target: CanvasRenderingContext2D): boolean;
  dispose(): void;
}

/** One exposure for compared floors: both halves must look as if taken with one camera. */
export function commonExposure(floors: readonly RoomFloor[]): number {
  const metered = floors.map(({ sheet }) => meteredFor(linearFromHex(sheet.color)));
  return metered.reduce((product, each) => product * each, 1) ** (1 / Math.max(1, metered.length));
}

export function sceneOf(
  passes: RoomPasses,
  floor: RoomFloor,
  sheet: HTMLImageElement,
  pattern: FloorPattern,
  isTurned: boolean,
  metered: number,
): Scene {
  const { room } = passes;
  const lay = layFloor(floor, pattern);
  const mean = linearFromHex(floor.sheet.color);
  const [r, g, b] = room.floorColour;
  return {
    passes,
    sheet,
    lay,
    metered,
    turn: ((room.floorTurn + patternTurn(lay.pattern, isTurned)) * Math.PI) / 180,
    sheen: floor.sheen,
    back: [mean[0] / r, mean[1] / g, mean[2] / b],
  };
}

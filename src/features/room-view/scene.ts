import type { FloorPattern } from '../../domain/floor-facts';
import { patternTurn, type FloorLay } from '../../domain/floor-layout';
import { linearFromHex, meteredFor, type LinearRgb } from '../../domain/room-light';
import { layFloor, type RoomFloor } from '../../domain/room-floor';
import type { RoomPasses } from './room-passes';

export interface Scene {
  readonly passes: RoomPasses;
  readonly sheet: HTMLImageElement;
  readonly lay: FloorLay;
  /** Of the rows in the room, radians. */
  readonly turn: number;
  readonly sheen: number;
  /** As a multiple of the light that the traced floor reflects. */
  readonly back: LinearRgb;
  readonly metered: number;
}

/** At the size of `target`. */
export interface Painter {
  readonly kind: 'webgl' | 'canvas';
  /** False when the graphics context is lost: nothing was painted. */
  paint(scene: Scene, target: CanvasRenderingContext2D): boolean;
  dispose(): void;
}

/** Compared halves must look as if taken with one camera. */
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

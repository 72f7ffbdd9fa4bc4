import { patternTurn, type FloorLay, type FloorPattern } from '../../domain/floor-layout';
import { linearFromHex, meteredFor, type LinearRgb } from '../../domain/room-light';
import { layFloor, type RoomFloor } from '../../domain/room-floor';
import type { RoomPasses } from './room-passes';

/** One picture to be painted: a room and a floor laid in it. */
export interface Scene {
  readonly passes: RoomPasses;
  readonly sheet: HTMLImageElement;
  readonly lay: FloorLay;
  /** Turn of the rows against the room, radians. */
  readonly turn: number;
  readonly sheen: number;
  /** Light that this floor gives back, as a multiple of the floor the room was traced with. */
  readonly back: LinearRgb;
  readonly metered: number;
}

/** Paints scenes; `target` gets the picture at the target's own size. */
export interface Painter {
  readonly kind: 'webgl' | 'canvas';
  /** False where nothing could be painted, since the device took its graphics card away. */
  paint(scene: Scene, target: CanvasRenderingContext2D): boolean;
  dispose(): void;
}

/** One exposure for floors that are compared: a camera does not change it between two halves of a picture. */
export function commonExposure(floors: readonly RoomFloor[]): number {
  const metered = floors.map(({ sheet }) => meteredFor(linearFromHex(sheet.color)));
  return metered.reduce((product, each) => product * each, 1) ** (1 / Math.max(1, metered.length));
}

/** Puts together what a painter needs. */
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

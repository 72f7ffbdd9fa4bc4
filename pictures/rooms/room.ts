import type { Rgb } from '../colour';
import type { Camera } from './camera';
import type { Daylight } from './daylight';
import type { Evening, Lamp } from './evening';
import type { Material } from './material';
import type { Mesh } from './mesh';

/** A furnished room with light and camera. */
export interface Room {
  readonly name: string;
  readonly mesh: Mesh;
  readonly materials: readonly Material[];
  readonly daylight: Daylight;
  readonly camera: Camera;
  /** Picture size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The mean floor colour that the light was traced with. */
  readonly floorColour: Rgb;
  /** Rotation of the laid floor in degrees. */
  readonly floorTurn: number;
  readonly exposure: number;
  /** Lamps that are on; none by day. */
  readonly lamps?: readonly Lamp[];
  /** The lighting after sunset, for rooms that have it. */
  readonly evening?: Evening;
}

import type { Rgb } from '../colour';
import type { Camera } from './camera';
import type { Daylight } from './daylight';
import type { Evening, Lamp } from './lamp';
import type { Material } from './material';
import type { Mesh } from './mesh';

export interface Room {
  readonly name: string;
  readonly mesh: Mesh;
  readonly materials: readonly Material[];
  readonly daylight: Daylight;
  readonly camera: Camera;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The mean colour that the light was traced with. */
  readonly floorColour: Rgb;
  /** In degrees. */
  readonly floorTurn: number;
  readonly exposure: number;
  /** None by day. */
  readonly lamps?: readonly Lamp[];
  readonly evening?: Evening;
}

import type { Rgb } from '../colour';
import type { Camera } from './camera';
import type { Daylight } from './daylight';
import type { Evening, Lamp } from './evening';
import type { Material } from './material';
import type { Mesh } from './mesh';

/** A furnished room with its light and camera. */
export interface Room {
  readonly name: string;
  readonly mesh: Mesh;
  readonly materials: readonly Material[];
  readonly daylight: Daylight;
  readonly camera: Camera;
  /** Picture size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Mean floor colour the light was bounced with. */
  readonly floorColour: Rgb;
  /** Turn of the laid floor, degrees. */
  readonly floorTurn: number;
  readonly exposure: number;
  /** Lamps that burn; none by day. */
  readonly lamps?: readonly Lamp[];
  /** How the room is lit after sunset, for rooms that are shown so. */
  readonly evening?: Evening;
}

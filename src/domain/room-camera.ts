/** A shift lens over a floor at height 0. Millimetres: x right, y up, z towards the viewer. */
export interface RoomCamera {
  readonly at: readonly [number, number, number];
  /** Degrees to the right of straight ahead (-z). */
  readonly yaw: number;
  /** Width of the view divided by its distance. */
  readonly spread: number;
  /** Its height in the picture: 0 top, 1 bottom. */
  readonly horizon: number;
  /** Width divided by height. */
  readonly aspect: number;
}

export interface FloorView {
  x: number;
  z: number;
  /** Of the angle between the view and straight down. */
  cosine: number;
}

/** (u, v) are 0 to 1 from the top left; false above the horizon. */
export function floorPoint(camera: RoomCamera, u: number, v: number, out: FloorView): boolean {
  const right = (u - 0.5) * camera.spread;
  const down = ((v - camera.horizon) * camera.spread) / camera.aspect;
  if (down <= 0.004) return false;
  const turn = (camera.yaw * Math.PI) / 180;
  const reach = camera.at[1] / down;
  out.x = camera.at[0] + (right * Math.cos(turn) + Math.sin(turn)) * reach;
  out.z = camera.at[2] + (right * Math.sin(turn) - Math.cos(turn)) * reach;
  out.cosine = down / Math.sqrt(right * right + down * down + 1);
  return true;
}

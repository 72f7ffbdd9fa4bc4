import type { Rgb } from '../colour';
import type { Lamp, Room } from './room';
import type { Vec } from './vector';

/** Warm white, with part of the yellow removed by the camera. */
const bulb: Rgb = [1, 0.79, 0.53];

function dimmed(strength: number): Rgb {
  return [bulb[0] * strength, bulb[1] * strength, bulb[2] * strength];
}

/** Two lights: the bulb, and the glowing cloth around it. */
export function shadedLamp(at: Vec, strength: number, shadeRadiusMm: number): readonly Lamp[] {
  return [
    { at, light: dimmed(strength), radius: 45, clear: 0, beam: 0 },
    { at, light: dimmed(strength * 0.3), radius: shadeRadiusMm * 0.7, clear: shadeRadiusMm * 1.5, beam: 0 },
  ];
}

export function downlights(
  places: readonly (readonly [number, number])[],
  heightMm: number,
  strength: number,
  beam = 2.5,
): readonly Lamp[] {
  return places.map(([x, z]) => ({ at: [x, heightMm - 20, z], light: dimmed(strength), radius: 60, clear: 15, beam }));
}

export function litCloth(strength: number): Rgb {
  return [strength, strength * 0.74, strength * 0.46];
}

/** Dusk in the windows, lamps on. */
export function eveningOf(room: Room): Room {
  const { evening } = room;
  if (!evening) throw new Error(`Room ${room.name} has no evening`);
  const glows = new Map(evening.glows);
  return {
    ...room,
    name: `${room.name}-evening`,
    materials: room.materials.map((material, i) => {
      const glow = glows.get(i);
      return glow ? { ...material, glow } : material;
    }),
    daylight: {
      ...room.daylight,
      toSun: [0, -1, 0],
      sun: [0, 0, 0],
      sky: [0.34, 0.47, 0.82],
      ground: [0.07, 0.09, 0.13],
      leaves: 0,
    },
    lamps: evening.lamps,
    exposure: evening.exposure,
  };
}

import { type Rgb, fromHex } from '../colour';
import { drawWoodBoard } from '../wood-board';
import { grainAt, type Grain } from '../wood-grain';
import { woodLooks } from '../looks-wood';
import { layeredNoise, noise, clamp } from '../noise';
import { species, type SpeciesName } from '../species';

/** Colours in linear light. */
export interface Material {
  readonly colour: Rgb;
  readonly texture: 'plain' | 'plaster' | 'wood' | 'weave' | 'leaf' | 'curtain' | 'stone' | 'painting' | 'tile';
  /** Dark wood, or the sky of a painting. */
  readonly second?: Rgb;
  readonly species?: SpeciesName;
  /** Axis of the grain: 0 x, 1 y, 2 z. */
  readonly axis?: 0 | 1 | 2;
  /** Transmitted share of light, for thin cloth and leaves. */
  readonly lets?: number;
  /** Its own light, as of a lamp shade in the evening. */
  readonly glow?: Rgb;
}

/** In every list of materials; the floor's colour comes later. */
export const floorMaterial = 0;

const plankLook = woodLooks[0];
const grain: Grain = { tone: 0, pore: 0, knot: 0, sap: 0, relief: 0 };
const boards = new Map<string, ReturnType<typeof drawWoodBoard>>();

function woodTone(material: Material, x: number, y: number, z: number): number {
  const name = material.species ?? 'oak';
  const axis = material.axis ?? 0;
  const along = axis === 0 ? x : axis === 1 ? y : z;
  const across = axis === 0 ? z + y * 0.83 : axis === 1 ? x + z * 0.83 : x + y * 0.83;
  if (!plankLook) return 0.4;
  const key = `${name}${axis}`;
  let board = boards.get(key);
  if (!board) {
    board = { ...drawWoodBoard(9000 + axis, { ...plankLook, rustic: 0 }, species[name]), heartAcross: 60, heartDepth: 90, knots: [] };
    boards.set(key, board);
  }
  grainAt(board, species[name], along, across, 1, grain);
  return grain.tone + grain.pore * 0.25;
}

/** Written into out[0..2]; (x, y, z) in millimetres. */
export function colourAt(material: Material, x: number, y: number, z: number, out: Float64Array): void {
  const [r, g, b] = material.colour;
  let level = 1;
  let blend = 0;
  switch (material.texture) {
    case 'plain':
      break;
    case 'plaster':
      level = 1 + 0.011 * layeredNoise((x + z) / 300, y / 300, 31, 5) + 0.008 * noise((x + z) / 9, y / 9, 32);
      break;
    case 'stone':
      level = 1 + 0.1 * layeredNoise((x + z) / 60, y / 60, 33, 4);
      break;
    case 'wood':
      blend = clamp(woodTone(material, x, y, z), 0, 1);
      break;
    case 'weave': {
      const thread = Math.sin((x + z * 0.7) * 1.9 + noise(x / 9, y / 9, 34)) * Math.sin((y + z * 0.7) * 1.9);
      level = 1 + 0.05 * thread + 0.07 * noise((x + z) / 5, (y + z) / 5, 35) + 0.05 * layeredNoise((x + z) / 90, (y + z) / 90, 36, 3);
      break;
    }
    case 'painting': {
      // A shore in broad strokes: sand below, water above.
      const stroke = layeredNoise(x / 170, y / 34, 42, 4);
      blend = clamp((y - 1540 + 150 * noise(x / 420, 0.3, 43) + 40 * stroke) / 46 + 0.5, 0, 1);
      level =
        1 +
        0.16 * stroke +
        0.1 * layeredNoise(x / 26, y / 9, 44, 2) -
        0.22 * Math.exp(-(((y - 1570 + 150 * noise(x / 420, 0.3, 43)) / 26) ** 2));
      break;
    }
    case 'tile': {
      // Hand-made, in a running bond.
      const [wide, tall, joint] = [198, 64, 3];
      const row = Math.floor(y / tall);
      const shifted = x + (row % 2) * wide * 0.5;
      const [dx, dy] = [shifted - Math.floor(shifted / wide) * wide, y - row * tall];
      blend = Math.min(dx, dy) < joint ? 1 : 0;
      level =
        blend > 0 ? 1 : 1 + 0.075 * noise(Math.floor(shifted / wide) * 7.31, row * 3.17, 45) + 0.035 * layeredNoise(x / 70, y / 40, 46, 3);
      break;
    }
    case 'leaf':
      level = 1 + 0.25 * noise((x + y) / 40, (z - y) / 40, 40);
      break;
    case 'curtain':
      level = 1 + 0.03 * noise(x / 3 + z / 3, y / 60, 41);
      break;
  }
  const second = material.second ?? material.colour;
  out[0] = (r + (second[0] - r) * blend) * level;
  out[1] = (g + (second[1] - g) * blend) * level;
  out[2] = (b + (second[2] - b) * blend) * level;
}

/** Grain along x, upwards, and along z. */
export interface Timber {
  readonly along: number;
  readonly up: number;
  readonly deep: number;
}

/** Entry 0 is the floor. */
export interface Palette {
  readonly materials: Material[];
  /** Returns its number. `hex` and `second` are sRGB. */
  add(hex: string, texture: Material['texture'], more?: Partial<Omit<Material, 'second'>> & { readonly second?: string }): number;
}

/** sRGB of light and dark wood. */
export function addTimber(palette: Palette, hex: string, second: string, species: SpeciesName): Timber {
  const grain = (axis: 0 | 1 | 2): number => palette.add(hex, 'wood', { second, species, axis });
  return { along: grain(0), up: grain(1), deep: grain(2) };
}

/** The grain turns with an object by `yaw` degrees. */
export function turnedTimber(timber: Timber, yaw: number): Timber {
  return Math.abs(Math.sin((yaw * Math.PI) / 180)) > 0.7 ? { along: timber.deep, up: timber.up, deep: timber.along } : timber;
}

export function startPalette(floor: Rgb): Palette {
  const materials: Material[] = [{ colour: floor, texture: 'plain' }];
  return {
    materials,
    add(hex, texture, more = {}): number {
      const { second, ...rest } = more;
      materials.push({ colour: fromHex(hex), texture, ...rest, ...(second ? { second: fromHex(second) } : {}) });
      return materials.length - 1;
    },
  };
}

import { fromHex, type Rgb } from '../colour';
import type { SpeciesName } from '../species';
import type { Material } from './material';

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

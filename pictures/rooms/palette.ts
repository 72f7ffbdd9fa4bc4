import { fromHex, type Rgb } from '../colour';
import type { SpeciesName } from '../species';
import type { Material } from './material';

/** A timber in three grain directions: along x, upwards, and along z. */
export interface Timber {
  readonly along: number;
  readonly up: number;
  readonly deep: number;
}

/** Collects the materials of a room; entry 0 is reserved for the floor. */
export interface Palette {
  readonly materials: Material[];
  /** Adds a material and returns its number. `hex` and `second` are sRGB. */
  add(hex: string, texture: Material['texture'], more?: Partial<Omit<Material, 'second'>> & { readonly second?: string }): number;
}

/** Adds a timber; colours in sRGB hex, light and dark wood. */
export function addTimber(palette: Palette, hex: string, second: string, species: SpeciesName): Timber {
  const grain = (axis: 0 | 1 | 2): number => palette.add(hex, 'wood', { second, species, axis });
  return { along: grain(0), up: grain(1), deep: grain(2) };
}

/** The same timber for an object turned by `yaw` degrees: the grain turns with it. */
export function turnedTimber(timber: Timber, yaw: number): Timber {
  return Math.abs(Math.sin((yaw * Math.PI) / 180)) > 0.7 ? { along: timber.deep, up: timber.up, deep: timber.along } : timber;
}

/** Starts a palette with a floor of this reflectance. */
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

import type { Rgb } from '../colour';
import { addBoxRoom, openingIn, wallsOf } from './shell';
import { towards, type Daylight } from './daylight';
import { addBench, addLoungeChair } from './furniture-seats';
import { addLeafPlant, addPalm, addStems } from './furniture-soft';
import { addBooks, addPot, addVase } from './furniture-tables';
import { blankMesh, type Mesh } from './mesh';
import { addTimber, startPalette, type Palette } from './material';
import type { Room } from './room';

interface Hero {
  readonly name: string;
  readonly wall: string;
  readonly skirting: string;
  readonly floor: Rgb;
  readonly floorTurn: number;
  readonly light: Pick<Daylight, 'sun' | 'sky' | 'ground' | 'leaves' | 'toSun'>;
  readonly exposure: number;
  furnish(mesh: Mesh, paint: Palette, isTall: boolean): void;
}

/** Calm upper wall for a headline: floor in the lower 45 %, furniture to the right. */
function heroRoom(hero: Hero, isTall: boolean): Room {
  const paint = startPalette(hero.floor);
  const mesh = blankMesh();
  const wall = paint.add(hero.wall, 'plaster');
  const side = paint.add('#bdb9b0', 'plaster');
  const ceiling = paint.add('#cfccc5', 'plain');
  const skirting = paint.add(hero.skirting, 'plain');
  const size = { x0: -3000, x1: 3400, depth: 6000, height: 3000 };
  const plain = wallsOf(size.x0, size.x1, size.depth, size.height);
  const walls = {
    ...plain,
    left: { ...plain.left, hole: [1200, 100, 5400, 2900] as const },
    front: { ...plain.front, hole: [900, 500, 5500, 2700] as const },
  };
  addBoxRoom(mesh, size, walls, { back: wall, sides: side, ceiling, skirting }, 130);
  hero.furnish(mesh, paint, isTall);
  return {
    name: isTall ? `${hero.name}-tall` : hero.name,
    mesh,
    materials: paint.materials,
    daylight: {
      ...hero.light,
      openings: [
        openingIn(walls.left, [1700, 250, 3100, 2600], 2, 3, 48),
        openingIn(walls.left, [3450, 250, 4850, 2600], 2, 3, 48),
        openingIn(walls.front, [900, 500, 5500, 2700], 1, 1, 0),
      ],
    },
    camera: isTall
      ? { at: [220, 1250, 4300], yaw: 0, spread: 0.64, horizon: 0.2775 }
      : { at: [200, 1250, 4300], yaw: 0, spread: 1.12, horizon: 0.089 },
    width: isTall ? 960 : 1920,
    height: isTall ? 1600 : 1080,
    floorColour: hero.floor,
    floorTurn: hero.floorTurn,
    exposure: hero.exposure,
  };
}

const seaHero: Hero = {
  name: 'hero-1',
  wall: '#1b3e3a',
  skirting: '#193935',
  floor: [0.45, 0.35, 0.23],
  floorTurn: 90,
  exposure: 0.77,
  light: { toSun: towards(-1, 0.66, 0.52), sun: [8, 7.55, 6.9], sky: [8.2, 8.8, 9.4], ground: [3.6, 3.7, 3.3], leaves: 0.3 },
  furnish(mesh, paint, isTall) {
    const oak = paint.add('#b98f61', 'wood', { second: '#7d5734', species: 'oak', axis: 0 });
    const upright = paint.add('#b98f61', 'wood', { second: '#7d5734', species: 'oak', axis: 1 });
    const jug = paint.add('#e0d6c5', 'stone');
    const dry = paint.add('#b59b6c', 'plain', { lets: 0.2 });
    const books = [paint.add('#7c3d2b', 'weave'), paint.add('#d8cfbd', 'weave')];
    const x = isTall ? 620 : 1320;
    addBench(mesh, { at: [x, 0, 430], yaw: 0 }, 1450, oak, upright);
    addVase(mesh, [x - 420, 455, 430], 240, 92, jug);
    addStems(mesh, [x - 420, 680, 430], 380, 7, 5, dry);
    addBooks(mesh, [x + 300, 455, 430], books);
  },
};

const walnutHero: Hero = {
  name: 'hero-2',
  wall: '#4a352a',
  skirting: '#433025',
  floor: [0.17, 0.085, 0.045],
  floorTurn: 0,
  exposure: 0.8,
  light: { toSun: towards(-1, 0.64, 0.5), sun: [10, 9.3, 8.5], sky: [8.6, 9.1, 9.7], ground: [4, 4, 3.7], leaves: 0.4 },
  furnish(mesh, paint, isTall) {
    const walnut = addTimber(paint, '#7a5439', '#442d1e', 'walnut');
    const cloth = paint.add('#c9b594', 'weave');
    const clay = paint.add('#9c6a4b', 'stone');
    const earth = paint.add('#2b221b', 'plain');
    const leaf = paint.add('#4b5f37', 'leaf', { lets: 0.25 });
    const stem = paint.add('#5d4a34', 'plain');
    const x = isTall ? 560 : 1180;
    addLoungeChair(mesh, { at: [x, 0, 900], yaw: -28 }, cloth, walnut);
    addPot(mesh, [x - 620, 0, 380], 300, 160, clay, earth);
    addLeafPlant(mesh, [x - 620, 270, 380], 520, 26, 14, leaf, stem);
  },
};

const coastHero: Hero = {
  name: 'hero-3',
  wall: '#34464b',
  skirting: '#2f4045',
  floor: [0.58, 0.47, 0.34],
  floorTurn: 90,
  exposure: 0.82,
  light: { toSun: towards(-1, 0.66, 0.52), sun: [6.4, 5.9, 5.2], sky: [7.2, 7.8, 8.4], ground: [3.4, 3.6, 3.5], leaves: 0.55 },
  furnish(mesh, paint, isTall) {
    const linen = paint.add('#d9cdb8', 'weave');
    const oak = addTimber(paint, '#bf9868', '#8b6742', 'oak');
    const clay = paint.add('#d3c9b8', 'stone');
    const earth = paint.add('#2b221b', 'plain');
    const leaf = paint.add('#4f7040', 'leaf', { lets: 0.3 });
    const stem = paint.add('#7c7a48', 'plain');
    const x = isTall ? 560 : 1250;
    addLoungeChair(mesh, { at: [x, 0, 860], yaw: -24 }, linen, oak);
    addPot(mesh, [x + 780, 0, 460], 380, 190, clay, earth);
    addPalm(mesh, [x + 780, 330, 460], 900, 11, 33, leaf, stem);
  },
};

export const heroOne = (): Room => heroRoom(seaHero, false);
export const heroOneTall = (): Room => heroRoom(seaHero, true);
export const heroTwo = (): Room => heroRoom(walnutHero, false);
export const heroTwoTall = (): Room => heroRoom(walnutHero, true);
export const heroThree = (): Room => heroRoom(coastHero, false);
export const heroThreeTall = (): Room => heroRoom(coastHero, true);

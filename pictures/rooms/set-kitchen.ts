import { addBoxRoom, addFrame, openingIn, wallsOf } from './shell';
import { towards } from './daylight';
import { downlights, litCloth, shadedLamp } from './evening';
import { addBaseRun, addFront, addFruitBowl, addIsland, addPendant, addShelf, addStool, addTap } from './furniture-kitchen';
import { addPalm, addStems } from './furniture-soft';
import { addVase } from './furniture-tables';
import { blankMesh } from './mesh';
import { addTimber, startPalette } from './material';
import type { Room } from './room';
import { addBlock } from './solids';

export function kitchen(): Room {
  const floorColour = [0.42, 0.33, 0.24] as const;
  const paint = startPalette(floorColour);
  const mesh = blankMesh();
  const wall = paint.add('#e4dfd4', 'plaster');
  const white = paint.add('#f1eee8', 'plain');
  const tile = paint.add('#e3ddcf', 'tile', { second: '#c9c1b1' });
  const front = paint.add('#7d9389', 'plain');
  const inside = paint.add('#3a4440', 'plain');
  const quartz = paint.add('#ebe6dc', 'stone');
  const brass = paint.add('#a88450', 'plain');
  const oak = addTimber(paint, '#bd9668', '#85603c', 'oak');
  const dark = paint.add('#3a322b', 'plain');
  const weave = paint.add('#c3ab84', 'weave');
  const bell = paint.add('#e9e2d4', 'plain', { lets: 0.25 });
  const clay = paint.add('#c7b39a', 'stone');
  const cream = paint.add('#e8e0d0', 'stone');
  const sea = paint.add('#4b726b', 'stone');
  const fruit = paint.add('#d9902f', 'plain');
  const steel = paint.add('#8b8d8c', 'plain');
  const glass = paint.add('#17191a', 'plain');
  const leaf = paint.add('#55753f', 'leaf', { lets: 0.3 });
  // No light is traced outdoors: the palms there glow instead.
  const garden = paint.add('#5d7d45', 'leaf', { glow: [0.26, 0.36, 0.17] });
  const trunk = paint.add('#7c7a48', 'plain', { glow: [0.2, 0.18, 0.12] });

  const size = { x0: -2800, x1: 2600, depth: 6400, height: 2750 };
  const plain = wallsOf(size.x0, size.x1, size.depth, size.height);
  const window = [3330, 1120, 4730, 2260] as const;
  const walls = {
    ...plain,
    back: { ...plain.back, hole: [3270, 1060, 4790, 2320] as const },
    right: { ...plain.right, hole: [1200, 0, 4300, 2500] as const },
    front: { ...plain.front, hole: [1200, 700, 4200, 2500] as const },
  };
  addBoxRoom(mesh, size, walls, { back: tile, sides: wall, ceiling: white, skirting: white }, 110);
  addFrame(mesh, walls.back, window, 2, 60, white);
  addBlock(mesh, { at: [1230, 1050, 60], size: [1560, 26, 160], round: 4 }, quartz);
  const tall = { at: [-2800, 0, 310], yaw: 0 } as const;
  addBlock(mesh, { at: [-2200, 1180, 300], size: [1200, 2360, 580], round: 3 }, inside);
  for (const [i, x] of [300, 900].entries()) {
    addFront(mesh, tall, [x, 485, 289], [595, 760], 'door', i === 0 ? 1 : -1, { front, metal: brass });
    addFront(mesh, tall, [x, 1970, 289], [595, 760], 'door', i === 0 ? 1 : -1, { front, metal: brass });
  }
  addFront(mesh, tall, [300, 1230, 289], [595, 715], 'door', 1, { front, metal: brass });
  addBlock(mesh, { at: [-1900, 1225, 604], size: [590, 590, 24], round: 4 }, steel);
  addBlock(mesh, { at: [-1900, 1175, 616], size: [520, 420, 12], round: 4 }, glass);
  addBaseRun(mesh, { at: [-1600, 0, 300], yaw: 0 }, [600, 800, 600, 700, 700, 600], { front, inside, top: quartz, metal: brass });
  addBlock(mesh, { at: [-600, 904, 320], size: [760, 8, 500], round: 3 }, glass);
  addBlock(mesh, { at: [-600, 2000, 190], size: [820, 760, 380], round: 6 }, wall);
  addBlock(mesh, { at: [-600, 1640, 210], size: [860, 44, 420], round: 4 }, oak.along);
  addTap(mesh, [1230, 900, 130], brass);
  for (const y of [1430, 1800]) addShelf(mesh, [130, y, 0], 560, oak.along, [cream, clay, sea]);
  addVase(mesh, [120, 900, 240], 260, 90, sea);
  addStems(mesh, [120, 1140, 240], 380, 8, 12, leaf);
  addBlock(mesh, { at: [-1340, 1080, 60], size: [260, 360, 22], round: 8, lean: -9 }, oak.up);

  addPalm(mesh, [2250, 950, -1500], 1900, 14, 5, garden, trunk, -40);
  addPalm(mesh, [1000, 600, -2300], 1750, 13, 9, garden, trunk, -40);
  addIsland(mesh, { at: [-150, 0, 1990], yaw: 0 }, 2000, 900, oak, quartz, dark);
  for (const x of [-760, -130, 500]) addStool(mesh, { at: [x, 0, 2570], yaw: x === 500 ? 16 : 0 }, oak, weave);
  addFruitBowl(mesh, [-560, 930, 1950], cream, fruit);
  for (const x of [-650, 350]) addPendant(mesh, [x, 1620, 1990], size.height, bell, dark);

  return {
    name: 'kitchen',
    mesh,
    materials: paint.materials,
    daylight: {
      openings: [
        openingIn(walls.back, window, 2, 1, 60),
        openingIn(walls.right, [1300, 60, 2500, 2400], 2, 1, 60),
        openingIn(walls.right, [2900, 60, 4100, 2400], 2, 1, 60),
        openingIn(walls.front, [1200, 700, 4200, 2500], 1, 1, 0),
      ],
      toSun: towards(1, 0.74, 0.12),
      sun: [8.6, 8.05, 7.2],
      sky: [10.4, 11.1, 12],
      ground: [4.6, 5.4, 4.2],
      leaves: 0.25,
    },
    camera: { at: [900, 1480, 6150], yaw: -9, spread: 0.78, horizon: 0.15 },
    width: 1280,
    height: 1200,
    floorColour,
    floorTurn: 0,
    exposure: 0.55,
    evening: {
      lamps: [
        ...[-650, 350].flatMap((x) => shadedLamp([x, 1660, 1990], 1.1, 150)),
        ...downlights(
          [
            [-1500, 1100],
            [0, 1100],
            [1400, 1100],
            [-1300, 3700],
            [1300, 3700],
          ],
          size.height,
          2,
        ),
      ],
      glows: [
        [bell, litCloth(1.2)],
        [garden, [0.008, 0.012, 0.012]],
        [trunk, [0.008, 0.009, 0.01]],
      ],
      exposure: 0.8,
    },
  };
}

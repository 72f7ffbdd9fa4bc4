import { addBoxRoom, addFrame, openingIn, wallsOf } from './shell';
import { towards } from './daylight';
import { downlights, litCloth, shadedLamp } from './evening';
import { addLoungeChair } from './furniture-seats';
import { addCurtain, addPalm, addStems } from './furniture-soft';
import { addArt, addBooks, addPot, addRoundTable, addSideboard, addTableLamp, addVase } from './furniture-tables';
import { blankMesh } from './mesh';
import { addTimber, startPalette } from './material';
import type { Room } from './room';
import { addRod } from './solids';

export function condoRoom(): Room {
  const floorColour = [0.42, 0.33, 0.24] as const;
  const paint = startPalette(floorColour);
  const mesh = blankMesh();
  const wall = paint.add('#e6e1d7', 'plaster');
  const white = paint.add('#f1efea', 'plain');
  const frame = paint.add('#e9e7e2', 'plain');
  const sheer = paint.add('#f3f0e9', 'curtain', { lets: 0.6 });
  const linen = paint.add('#d2c6b2', 'weave');
  const oak = addTimber(paint, '#c09a6d', '#8b6742', 'oak');
  const dark = paint.add('#3a322b', 'plain');
  const clay = paint.add('#b9a68d', 'stone');
  const earth = paint.add('#2b221b', 'plain');
  const leaf = paint.add('#55753f', 'leaf', { lets: 0.35 });
  const stem = paint.add('#7c7a48', 'plain');
  const canvas = paint.add('#d2bf9e', 'painting', { second: '#9db6b4' });
  const jug = paint.add('#2f5a58', 'stone');
  const shade = paint.add('#efe7d8', 'weave', { lets: 0.3 });
  const paper = paint.add('#f4f1ea', 'plain');
  const sand = paint.add('#cdb48c', 'weave');
  const sea = paint.add('#7fa6a2', 'weave');

  const size = { x0: -2500, x1: 2500, depth: 6200, height: 2700 };
  const plain = wallsOf(size.x0, size.x1, size.depth, size.height);
  const door = [480, 0, 2360, 2300] as const;
  const walls = { ...plain, back: { ...plain.back, hole: door }, front: { ...plain.front, hole: [800, 600, 4200, 2500] as const } };
  addBoxRoom(mesh, size, walls, { back: wall, sides: wall, ceiling: white, skirting: white }, 110);
  addFrame(mesh, walls.back, [540, 60, 2300, 2240], 2, 60, frame);
  addCurtain(mesh, -2420, -1930, 150, 2480, 5, sheer);
  addCurtain(mesh, -260, 60, 150, 2480, 4, sheer);
  addSideboard(mesh, { at: [1330, 0, 260], yaw: 0 }, 1650, oak.along, dark);
  addTableLamp(mesh, [1900, 680, 250], clay, shade);
  addVase(mesh, [760, 680, 270], 300, 105, jug);
  addStems(mesh, [760, 960, 270], 420, 8, 9, stem);
  addBooks(mesh, [1250, 680, 270], [sea, paper, sand]);
  addArt(mesh, [1330, 1560, 0], 860, 640, oak.along, paper, canvas);
  for (const x of [-2100, -1500, -900, -300]) addRod(mesh, [x, -1800, -1250], [x, 1060, -1250], 13, 13, dark);
  addRod(mesh, [-3500, 1060, -1250], [1500, 1060, -1250], 24, 24, dark);
  addLoungeChair(mesh, { at: [1330, 0, 1420], yaw: -108 }, linen, oak);
  addRoundTable(mesh, [620, 0, 1560], 220, 470, oak);
  addPot(mesh, [-1560, 0, 700], 380, 190, clay, earth);
  addPalm(mesh, [-1560, 330, 700], 1050, 12, 21, leaf, stem);

  return {
    name: 'condo',
    mesh,
    materials: paint.materials,
    daylight: {
      openings: [openingIn(walls.back, [540, 60, 2300, 2240], 2, 1, 60), openingIn(walls.front, [800, 600, 4200, 2500], 1, 1, 0)],
      toSun: towards(-0.34, 0.62, -1),
      sun: [7, 6.55, 5.95],
      sky: [8.9, 9.3, 9.8],
      ground: [5, 6.3, 6.9],
      leaves: 0,
    },
    camera: { at: [150, 1380, 5250], yaw: 0, spread: 0.84, horizon: 0.165 },
    width: 1280,
    height: 1200,
    floorColour,
    floorTurn: 90,
    exposure: 0.58,
    evening: {
      lamps: [
        ...shadedLamp([1900, 1085, 250], 1.1, 165),
        ...downlights(
          [
            [-1300, 1200],
            [1300, 1200],
            [-1300, 3600],
            [1300, 3600],
          ],
          size.height,
          2.4,
        ),
      ],
      glows: [[shade, litCloth(1.5)]],
      exposure: 0.8,
    },
  };
}

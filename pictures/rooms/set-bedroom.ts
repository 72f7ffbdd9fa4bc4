import { addBoxRoom } from './box-room';
import { towards } from './daylight';
import { downlights, litCloth, shadedLamp } from './evening';
import { addBed, addNightstand } from './furniture-bed';
import { addLoungeChair } from './furniture-seats';
import { addCurtain, addPalm } from './furniture-soft';
import { addArt, addBooks, addPot, addTableLamp } from './furniture-tables';
import { blankMesh } from './mesh';
import { addTimber, startPalette } from './palette';
import type { Room } from './room';
import { openingIn, wallsOf } from './shell';

export function bedroom(): Room {
  const floorColour = [0.42, 0.33, 0.24] as const;
  const paint = startPalette(floorColour);
  const mesh = blankMesh();
  const wall = paint.add('#b7c0b4', 'plaster');
  const side = paint.add('#e2ddd2', 'plaster');
  const white = paint.add('#efece6', 'plain');
  const sheer = paint.add('#f4f0e8', 'curtain', { lets: 0.55 });
  const oak = addTimber(paint, '#bd9668', '#85603c', 'oak');
  const dark = paint.add('#3a322b', 'plain');
  const linen = paint.add('#cbbda6', 'weave');
  const cotton = paint.add('#eeeae2', 'curtain');
  const duvet = paint.add('#e6dfd2', 'curtain');
  const ochre = paint.add('#a98a5c', 'weave');
  const sage = paint.add('#6f8578', 'weave');
  const sea = paint.add('#2c5b55', 'weave');
  const clay = paint.add('#c7b39a', 'stone');
  const shade = paint.add('#efe7d8', 'weave', { lets: 0.3 });
  const pot = paint.add('#d9d0c1', 'stone');
  const earth = paint.add('#2b221b', 'plain');
  const leaf = paint.add('#4d6b3a', 'leaf', { lets: 0.3 });
  const stem = paint.add('#7c7a48', 'plain');
  const paper = paint.add('#f4f1ea', 'plain');
  const canvas = paint.add('#d8c6a8', 'painting', { second: '#a9bdb4' });

  const size = { x0: -2700, x1: 2150, depth: 6400, height: 2750 };
  const plain = wallsOf(size.x0, size.x1, size.depth, size.height);
  const walls = {
    ...plain,
    right: { ...plain.right, hole: [900, 0, 4300, 2500] as const },
    front: { ...plain.front, hole: [1200, 700, 3800, 2500] as const },
  };
  addBoxRoom(mesh, size, walls, { back: wall, sides: side, ceiling: white, skirting: white }, 120);
  addBed(mesh, [-1050, 0, 0], 1650, 2050, {
    timber: oak,
    headboard: linen,
    sheet: cotton,
    duvet,
    throwOver: ochre,
    pillow: sage,
    cushion: sea,
  });
  addNightstand(mesh, { at: [250, 0, 240], yaw: 0 }, oak, dark);
  addTableLamp(mesh, [180, 540, 220], clay, shade);
  addBooks(mesh, [370, 540, 270], [sea, paper]);
  addArt(mesh, [-1050, 1610, 0], 1150, 700, oak.along, paper, canvas);
  addLoungeChair(mesh, { at: [1330, 0, 1120], yaw: -46 }, linen, oak);
  addPot(mesh, [880, 0, 380], 380, 185, pot, earth);
  addPalm(mesh, [880, 330, 380], 1050, 12, 8, leaf, stem);
  addCurtain(mesh, 1480, 2100, 190, 2560, 5, sheer);

  return {
    name: 'bedroom',
    mesh,
    materials: paint.materials,
    daylight: {
      openings: [
        openingIn(walls.right, [1000, 60, 1950, 2400], 2, 1, 60),
        openingIn(walls.right, [2650, 60, 3600, 2400], 2, 1, 60),
        openingIn(walls.front, [1200, 700, 3800, 2500], 1, 1, 0),
      ],
      toSun: towards(1, 0.66, 0.16),
      sun: [9, 8.4, 7.5],
      sky: [12, 12.8, 13.8],
      ground: [5.4, 5.5, 5.2],
      leaves: 0.2,
    },
    camera: { at: [150, 1420, 5900], yaw: -5, spread: 0.74, horizon: 0.15 },
    width: 1280,
    height: 1200,
    floorColour,
    floorTurn: 90,
    exposure: 0.55,
    evening: {
      lamps: [
        ...shadedLamp([180, 945, 220], 1.3, 165),
        ...downlights(
          [
            [-1300, 1300],
            [1200, 1300],
            [-1300, 3600],
            [1200, 3600],
          ],
          size.height,
          2,
        ),
      ],
      glows: [[shade, litCloth(1.5)]],
      exposure: 0.95,
    },
  };
}

import { addBoxRoom, openingIn, wallsOf } from './shell';
import { towards } from './daylight';
import { downlights, litCloth, shadedLamp } from './evening';
import { addLoungeChair, addSofa } from './furniture-seats';
import { addPalm } from './furniture-soft';
import { addArt, addBooks, addFloorLamp, addPot, addRoundTable, addVase } from './furniture-tables';
import { blankMesh } from './mesh';
import { addTimber, startPalette } from './material';
import type { Room } from './room';

export function livingRoom(): Room {
  const floorColour = [0.42, 0.32, 0.22] as const;
  const paint = startPalette(floorColour);
  const mesh = blankMesh();
  const wall = paint.add('#cdc6bb', 'plaster');
  const white = paint.add('#efede8', 'plain');
  const cloth = paint.add('#b9ab97', 'weave');
  const green = paint.add('#51645a', 'weave');
  const rust = paint.add('#9a6650', 'weave');
  const walnut = addTimber(paint, '#7a5439', '#442d1e', 'walnut');
  const shade = paint.add('#ece3d2', 'weave', { lets: 0.3 });
  const clay = paint.add('#8f8779', 'stone');
  const earth = paint.add('#2b221b', 'plain');
  const leaf = paint.add('#4d6b3a', 'leaf', { lets: 0.3 });
  const stem = paint.add('#7c7a48', 'plain');
  const jug = paint.add('#3c4a48', 'stone');
  const paper = paint.add('#f1ede4', 'plain');
  const canvas = paint.add('#cdb897', 'painting', { second: '#8fa9a8' });
  const ochre = paint.add('#b08c5e', 'weave');
  const sea = paint.add('#22605a', 'weave');

  const size = { x0: -2900, x1: 2700, depth: 6000, height: 2750 };
  const plain = wallsOf(size.x0, size.x1, size.depth, size.height);
  const walls = {
    ...plain,
    right: { ...plain.right, hole: [600, 200, 4200, 2600] as const },
    front: { ...plain.front, hole: [1200, 700, 4400, 2500] as const },
  };
  addBoxRoom(mesh, size, walls, { back: wall, sides: wall, ceiling: white, skirting: white }, 120);
  addSofa(mesh, { at: [-620, 0, 560], yaw: 0 }, 2150, 2, cloth, rust, walnut);
  addLoungeChair(mesh, { at: [1290, 0, 1080], yaw: -38 }, green, walnut);
  addRoundTable(mesh, [-330, 0, 1420], 380, 360, walnut);
  addBooks(mesh, [-420, 360, 1440], [sea, paper, ochre]);
  addVase(mesh, [-170, 360, 1340], 170, 75, jug);
  addFloorLamp(mesh, [-2080, 0, 480], walnut, shade);
  addPot(mesh, [1980, 0, 480], 420, 200, clay, earth);
  addPalm(mesh, [1980, 360, 480], 1150, 13, 4, leaf, stem);
  addArt(mesh, [-620, 1580, 0], 1050, 760, walnut.along, paper, canvas);

  return {
    name: 'living',
    mesh,
    materials: paint.materials,
    daylight: {
      openings: [openingIn(walls.right, [1000, 350, 3700, 2350], 4, 1, 60), openingIn(walls.front, [1200, 700, 4400, 2500], 1, 1, 0)],
      toSun: towards(1, 0.6, 0.3),
      sun: [6.4, 6, 5.4],
      sky: [11.4, 12.1, 13],
      ground: [5.2, 5.3, 5],
      leaves: 0.25,
    },
    camera: { at: [120, 1480, 5350], yaw: 0, spread: 0.82, horizon: 0.15 },
    width: 1280,
    height: 1200,
    floorColour,
    floorTurn: 0,
    exposure: 0.54,
    evening: {
      lamps: [
        ...shadedLamp([-2080, 1390, 480], 1.9, 225),
        ...downlights(
          [
            [-1500, 1300],
            [1400, 1300],
            [-1500, 3600],
            [1400, 3600],
          ],
          size.height,
          2.6,
        ),
      ],
      glows: [[shade, litCloth(1.5)]],
      exposure: 0.95,
    },
  };
}

import { addBoxRoom } from './box-room';
import { towards } from './daylight';
import { addBench } from './furniture-seats';
import { addLeafPlant, addStems } from './furniture-soft';
import { addBooks, addPot, addVase } from './furniture-tables';
import { blankMesh } from './mesh';
import { startPalette } from './palette';
import type { Room } from './room';
import { openingIn, wallsOf } from './shell';

/** Room 1: deep sea-green wall, oak bench, a plant; morning sun through a tall window on the left. */
export function seaRoom(): Room {
  const floorColour = [0.42, 0.32, 0.22] as const;
  const paint = startPalette(floorColour);
  const mesh = blankMesh();
  const wall = paint.add('#2a4c47', 'plaster');
  const side = paint.add('#cfd0c6', 'plaster');
  const white = paint.add('#e9e6df', 'plain');
  const skirting = paint.add('#274641', 'plain');
  const oak = paint.add('#b98f61', 'wood', { second: '#7d5734', species: 'oak', axis: 0 });
  const upright = paint.add('#b98f61', 'wood', { second: '#7d5734', species: 'oak', axis: 1 });
  const clay = paint.add('#cfc4b2', 'stone');
  const earth = paint.add('#2b221b', 'plain');
  const leaf = paint.add('#3f5a33', 'leaf', { lets: 0.25 });
  const stem = paint.add('#5d4a34', 'plain');
  const jug = paint.add('#e4dccd', 'stone');
  const dry = paint.add('#b59b6c', 'plain', { lets: 0.2 });
  const books = [paint.add('#7c3d2b', 'weave'), paint.add('#d8cfbd', 'weave'), paint.add('#34504d', 'weave')];

  const size = { x0: -2700, x1: 2300, depth: 5600, height: 2750 };
  const plain = wallsOf(size.x0, size.x1, size.depth, size.height);
  const walls = { ...plain, left: { ...plain.left, hole: [1300, 250, 4700, 2600] as const }, front: { ...plain.front, hole: [900, 700, 4000, 2500] as const } };
  addBoxRoom(mesh, size, walls, { back: wall, sides: side, ceiling: white, skirting }, 130);
  addBench(mesh, { at: [480, 0, 420], yaw: 0 }, 1500, oak, upright);
  addVase(mesh, [60, 455, 420], 250, 95, jug);
  addStems(mesh, [60, 690, 420], 430, 7, 5, dry);
  addBooks(mesh, [900, 455, 420], books);
  addPot(mesh, [-1480, 0, 480], 400, 215, clay, earth);
  addLeafPlant(mesh, [-1480, 360, 480], 1150, 42, 11, leaf, stem);

  return {
    name: 'sea',
    mesh,
    materials: paint.materials,
    daylight: {
      openings: [openingIn(walls.left, [1500, 350, 2800, 2450], 2, 3, 45), openingIn(walls.left, [3150, 350, 4450, 2450], 2, 3, 45), openingIn(walls.front, [900, 700, 4000, 2500], 1, 1, 0)],
      toSun: towards(-1, 0.62, 0.5),
      sun: [6.4, 6.05, 5.5],
      sky: [11.5, 12.3, 13.2],
      ground: [4.4, 4.5, 4],
      leaves: 0.35,
    },
    camera: { at: [-60, 1360, 4600], yaw: 0, spread: 0.84, horizon: 0.155 },
    width: 1280,
    height: 1200,
    floorColour,
    floorTurn: 90,
    exposure: 0.67,
  };
}

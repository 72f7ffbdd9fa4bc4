import { layeredNoise, noise } from '../noise';
import { addBoxRoom, openingIn, wallsOf } from './shell';
import { towards } from './daylight';
import { downlights, litCloth, shadedLamp } from './evening';
import { addLoungeChair, part, type Place } from './furniture-seats';
import { addCurtain, addPalm } from './furniture-soft';
import { addArt, addBooks, addPot, addTableLamp } from './furniture-tables';
import { blankMesh, addGrid, type Mesh } from './mesh';
import { addTimber, startPalette, type Timber } from './material';
import type { Room } from './room';
import type { Vec } from './vector';

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

/** Cloth over a mattress. Lengths in millimetres. */
interface Cover {
  /** The bed's middle across, and the start of the cloth and end of the mattress along it. */
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly widthMm: number;
  readonly top: number;
  /** How far it hangs down; 0 at the foot: it ends on top. */
  readonly sideMm: number;
  readonly footMm: number;
  readonly puffMm: number;
  readonly seed: number;
}

const bendMm = 55;
const arcMm = (bendMm * Math.PI) / 2;

/** How far out and how far down the cloth is, `over` millimetres beyond an edge. */
function hanging(over: number): readonly [number, number] {
  if (over <= 0) return [0, 0];
  if (over < arcMm) return [bendMm * Math.sin(over / bendMm), bendMm * (1 - Math.cos(over / bendMm))];
  return [bendMm + (over - arcMm) * 0.05, bendMm + over - arcMm];
}

function addCover(mesh: Mesh, cover: Cover, material: number): void {
  const { x, from, to, widthMm, top, sideMm, footMm, puffMm, seed } = cover;
  const step = 26;
  const half = widthMm / 2 - bendMm;
  const end = to - (footMm > 0 ? bendMm : 0);
  const columns = Math.round((half * 2 + sideMm * 2) / step);
  const rows = Math.round((end + footMm - from) / step);
  const grid = Array.from({ length: rows + 1 }, (_row, j) =>
    Array.from({ length: columns + 1 }, (_column, i): Vec => {
      const u = -half - sideMm + ((half * 2 + sideMm * 2) * i) / columns;
      const v = from + ((end + footMm - from) * j) / rows;
      const [sideOut, sideDown] = hanging(Math.abs(u) - half);
      const [footOut, footDown] = hanging(v - end);
      const down = Math.max(sideDown, footDown);
      const fold = Math.min(1, Math.max(0, down - 20) / 260);
      const along = sideDown > footDown ? v : u * 1.1;
      const swing = fold * (20 * Math.sin(along / 74 + 1.7 * noise(along / 330, seed, 51)) + 26 * noise(along / 190, 0.4, seed + 1));
      const crease = 1 - 1.9 * Math.abs(layeredNoise((u + v * 0.6) / 420, (v - u * 0.3) / 300, seed + 2, 3));
      const soft = layeredNoise(u / 360, v / 360, seed + 3, 2);
      const rise = (1 - fold) * puffMm * (0.55 * soft + 0.3 * crease);
      // A hem rests on what is below it.
      const hem = Math.min(v - from, footMm > 0 ? Infinity : to - v, 40) / 40;
      const lie = Math.max(-half, Math.min(half, u));
      return [
        x + lie + Math.sign(u) * (sideOut + (sideDown > 0 ? swing : 0)),
        Math.max(30, top + rise - down - 15 * (1 - hem) ** 2 + fold * 14 * noise(along / 150, 0.9, seed + 4)),
        Math.min(v, end) + footOut + (footDown > sideDown ? swing : 0),
      ];
    }),
  );
  addGrid(mesh, grid, material);
}

interface BedMaterials {
  readonly timber: Timber;
  readonly headboard: number;
  readonly sheet: number;
  readonly duvet: number;
  readonly throwOver: number;
  readonly pillow: number;
  readonly cushion: number;
}

/** `at` is the middle of its head, at a wall behind it. */
function addBed(mesh: Mesh, at: Vec, widthMm: number, lengthMm: number, made: BedMaterials): void {
  const [x, , z] = at;
  const place: Place = { at, yaw: 0 };
  const frame = widthMm + 70;
  const channels = 7;
  const channel = (frame + 120) / channels;
  for (let i = 0; i < channels; i += 1)
    part(
      mesh,
      place,
      [-(frame + 120) / 2 + channel * (i + 0.5), 640, 62],
      { size: [channel - 3, 900, 96], round: 40, puff: 14 },
      made.headboard,
    );
  part(mesh, place, [0, 195, 60 + lengthMm / 2], { size: [frame, 130, lengthMm + 40], round: 12 }, made.timber.deep);
  part(mesh, place, [0, 195, lengthMm + 92], { size: [frame + 2, 132, 30], round: 10 }, made.timber.along);
  for (const side of [-1, 1])
    for (const end of [180, lengthMm - 60])
      part(mesh, place, [side * (frame / 2 - 90), 66, end], { size: [70, 132, 70], round: 10 }, made.timber.up);
  part(mesh, place, [0, 370, 60 + lengthMm / 2], { size: [widthMm - 60, 250, lengthMm - 120], round: 70 }, made.sheet);
  addCover(
    mesh,
    { x, from: z + 640, to: z + 90 + lengthMm, widthMm: widthMm + 60, top: 540, sideMm: 330, footMm: 262, puffMm: 42, seed: 61 },
    made.duvet,
  );
  // The duvet's turned-back hem.
  addCover(
    mesh,
    { x, from: z + 560, to: z + 830, widthMm: widthMm + 100, top: 558, sideMm: 300, footMm: 0, puffMm: 34, seed: 61 },
    made.sheet,
  );
  addCover(
    mesh,
    { x, from: z + lengthMm - 620, to: z + lengthMm - 40, widthMm: widthMm + 96, top: 553, sideMm: 390, footMm: 0, puffMm: 40, seed: 61 },
    made.throwOver,
  );
  for (const side of [-1, 1]) {
    const px = side * widthMm * 0.245;
    part(mesh, place, [px, 690, 210], { size: [widthMm * 0.43, 430, 150], round: 74, puff: 52, lean: -24, tilt: side * 1.5 }, made.sheet);
    part(
      mesh,
      place,
      [px * 0.98, 655, 345],
      { size: [widthMm * 0.41, 390, 140], round: 68, puff: 50, lean: -34, tilt: side * -2.5 },
      made.pillow,
    );
  }
  part(mesh, place, [widthMm * 0.02, 640, 480], { size: [600, 300, 120], round: 58, puff: 50, lean: -38, tilt: 2 }, made.cushion);
}

function addNightstand(mesh: Mesh, place: Place, timber: Timber, dark: number): void {
  part(mesh, place, [0, 345, 0], { size: [480, 390, 400], round: 8 }, timber.along);
  for (const y of [255, 435]) {
    part(mesh, place, [0, y, 200], { size: [448, 168, 16], round: 4 }, timber.along);
    part(mesh, place, [0, y + 30, 215], { size: [110, 12, 16], round: 5 }, dark);
  }
  for (const x of [-1, 1]) for (const z of [-1, 1]) part(mesh, place, [x * 200, 80, z * 160], { size: [38, 160, 38], round: 8 }, timber.up);
}

import { part, rod, type Place } from './furniture-seats';
import type { Mesh } from './mesh';
import { turnedTimber, type Timber } from './material';
import { addLathe, addRod, curved } from './solids';
import type { Vec } from './vector';

export interface KitchenMaterials {
  readonly front: number;
  readonly inside: number;
  readonly top: number;
  readonly metal: number;
}

/** Along a wall behind them, from x = 0 to the sum of `widthsMm`. */
export function addBaseRun(mesh: Mesh, place: Place, widthsMm: readonly number[], made: KitchenMaterials): void {
  const length = widthsMm.reduce((sum, wide) => sum + wide, 0);
  part(mesh, place, [length / 2, 50, -30], { size: [length - 10, 100, 500], round: 2 }, made.inside);
  part(mesh, place, [length / 2, 485, 0], { size: [length, 770, 560], round: 2 }, made.inside);
  part(mesh, place, [length / 2, 885, 12], { size: [length + 20, 30, 624], round: 4 }, made.top);
  let x = 0;
  for (const [i, wide] of widthsMm.entries()) {
    // A stack of drawers.
    const heights = i % 3 === 1 ? [150, 280, 318] : [756];
    let y = 866;
    for (const tall of heights) {
      addFront(
        mesh,
        place,
        [x + wide / 2, y - tall / 2, 289],
        [wide - 5, tall - 5],
        heights.length === 1 ? 'door' : 'drawer',
        i % 2 === 0 ? 1 : -1,
        made,
      );
      y -= tall + 2;
    }
    x += wide;
  }
}

/** `hand` is the side a door opens on. */
export function addFront(
  mesh: Mesh,
  place: Place,
  at: Vec,
  [wide, tall]: readonly [number, number],
  kind: 'door' | 'drawer',
  hand: 1 | -1,
  made: Pick<KitchenMaterials, 'front' | 'metal'>,
): void {
  const [x, y, z] = at;
  const rail = tall < 200 ? 0 : 58;
  part(mesh, place, [x, y, z], { size: [wide, tall, 14], round: 2 }, made.front);
  if (rail > 0) {
    for (const side of [-1, 1]) {
      part(mesh, place, [x + (side * (wide - rail)) / 2, y, z + 9], { size: [rail, tall, 9], round: 2 }, made.front);
      part(mesh, place, [x, y + (side * (tall - rail)) / 2, z + 9], { size: [wide - rail * 2, rail, 9], round: 2 }, made.front);
    }
  }
  const pull = z + (rail > 0 ? 36 : 30);
  if (kind === 'drawer') rod(mesh, place, [x - 70, y + tall / 2 - 40, pull], [x + 70, y + tall / 2 - 40, pull], 6, 6, made.metal);
  else
    rod(
      mesh,
      place,
      [x + hand * (wide / 2 - 32), y + tall / 2 - 60, pull],
      [x + hand * (wide / 2 - 32), y + tall / 2 - 220, pull],
      6,
      6,
      made.metal,
    );
}

/** The body is set back on the seats' side. */
export function addIsland(mesh: Mesh, place: Place, lengthMm: number, depthMm: number, timber: Timber, top: number, dark: number): void {
  const wood = turnedTimber(timber, place.yaw);
  part(mesh, place, [0, 905, 0], { size: [lengthMm, 50, depthMm], round: 5 }, top);
  for (const side of [-1, 1]) part(mesh, place, [side * (lengthMm / 2 - 25), 440, 0], { size: [50, 880, depthMm], round: 5 }, top);
  const body = depthMm - 330;
  part(mesh, place, [0, 490, -165], { size: [lengthMm - 104, 780, body], round: 2 }, dark);
  part(mesh, place, [0, 50, -180], { size: [lengthMm - 104, 100, body - 60], round: 2 }, dark);
  const slats = Math.round((lengthMm - 110) / 46);
  const pitch = (lengthMm - 110) / slats;
  for (let i = 0; i < slats; i += 1)
    part(
      mesh,
      place,
      [-lengthMm / 2 + 55 + pitch * (i + 0.5), 490, body / 2 - 165 + 8],
      { size: [pitch - 12, 778, 22], round: 4 },
      wood.up,
    );
}

export function addStool(mesh: Mesh, place: Place, timber: Timber, seat: number): void {
  part(mesh, place, [0, 655, 0], { size: [410, 62, 390], round: 28, puff: 12 }, seat);
  for (const x of [-1, 1]) {
    rod(mesh, place, [x * 175, 640, -165], [x * 215, 0, -205], 17, 13, timber.up);
    rod(mesh, place, [x * 178, 860, 178], [x * 172, 640, 168], 14, 17, timber.up);
    rod(mesh, place, [x * 172, 640, 168], [x * 215, 0, 215], 17, 13, timber.up);
    rod(mesh, place, [x * 203, 215, -192], [x * 203, 215, 198], 11, 11, timber.deep);
  }
  for (const z of [-192, 198]) rod(mesh, place, [-203, 215, z], [203, 215, z], 11, 11, timber.along);
  const places = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t): Vec => [t * 182, 842 - 6 * t * t, 180 + 34 * (1 - t * t)]);
  for (const [i, from] of places.entries()) {
    const to = places[i + 1];
    if (to)
      for (const lift of [0, 34, 68])
        rod(mesh, place, [from[0], from[1] - lift, from[2]], [to[0], to[1] - lift, to[2]], 17, 17, timber.along);
  }
}

/** `at` is the middle of its mouth. */
export function addPendant(mesh: Mesh, at: Vec, ceilingMm: number, bell: number, wire: number): void {
  const [x, y, z] = at;
  addRod(mesh, [x, y + 230, z], [x, ceilingMm, z], 4, 4, wire, 8);
  addLathe(
    mesh,
    at,
    [
      ...curved([
        [170, 0],
        [166, 60],
        [140, 130],
        [84, 190],
        [34, 222],
        [16, 250],
      ]),
      [12, 214],
      ...curved([
        [30, 214],
        [80, 182],
        [134, 124],
        [160, 56],
        [164, 0],
      ]),
    ],
    bell,
    36,
  );
}

/** `at` is its foot. */
export function addTap(mesh: Mesh, [x, y, z]: Vec, metal: number): void {
  addRod(mesh, [x, y, z], [x, y + 30, z], 27, 24, metal, 20);
  addRod(mesh, [x, y, z], [x, y + 300, z], 13, 13, metal, 16);
  const bow = Array.from({ length: 11 }, (_, i): Vec => {
    const angle = (i / 10) * Math.PI;
    return [x, y + 300 + Math.sin(angle) * 95, z + 95 - Math.cos(angle) * 95];
  });
  for (const [i, from] of bow.entries()) {
    const to = bow[i + 1];
    if (to) addRod(mesh, from, to, 13, 13, metal, 16);
  }
  addRod(mesh, [x, y + 300, z + 190], [x, y + 225, z + 190], 13, 14, metal, 16);
  addRod(mesh, [x + 20, y + 60, z], [x + 85, y + 95, z + 10], 8, 6, metal, 10);
}

export function addFruitBowl(mesh: Mesh, at: Vec, bowl: number, fruit: number): void {
  const [x, y, z] = at;
  addLathe(
    mesh,
    at,
    [
      [0.1, 0],
      [70, 0],
      ...curved([
        [76, 8],
        [130, 48],
        [165, 105],
      ]),
      [158, 106],
      ...curved([
        [124, 56],
        [70, 20],
        [0.1, 14],
      ]),
    ],
    bowl,
    40,
  );
  const places: readonly Vec[] = [
    [-62, 74, 30],
    [30, 70, 66],
    [74, 76, -20],
    [-10, 68, -66],
    [-72, 80, -46],
    [6, 132, 4],
  ];
  for (const [dx, dy, dz] of places)
    addLathe(
      mesh,
      [x + dx, y + dy, z + dz],
      curved([
        [0.1, -42],
        [30, -31],
        [43, 0],
        [31, 32],
        [8, 45],
        [0.1, 47],
      ]),
      fruit,
      20,
    );
}

export function addShelf(mesh: Mesh, at: Vec, lengthMm: number, wood: number, crockery: readonly number[]): void {
  const place: Place = { at, yaw: 0 };
  part(mesh, place, [0, 0, 125], { size: [lengthMm, 34, 250], round: 4 }, wood);
  const count = Math.floor(lengthMm / 190);
  for (let i = 0; i < count; i += 1) {
    const x = at[0] - lengthMm / 2 + 110 + (i * (lengthMm - 220)) / Math.max(1, count - 1);
    const material = crockery[i % crockery.length] ?? 0;
    const foot: Vec = [x, at[1] + 17, at[2] + 125];
    if (i % 3 === 1) {
      for (let k = 0; k < 4; k += 1)
        addLathe(
          mesh,
          [x, foot[1] + k * 16, foot[2]],
          [
            [0.1, 0],
            [48, 0],
            [82, 34],
            [86, 46],
            [80, 46],
            [46, 8],
            [0.1, 8],
          ],
          material,
          32,
        );
    } else if (i % 3 === 2) {
      addLathe(
        mesh,
        foot,
        [
          [0.1, 0],
          [40, 0],
          ...curved([
            [44, 6],
            [62, 90],
            [60, 150],
            [34, 196],
            [38, 212],
          ]),
          [32, 212],
          [28, 190],
        ],
        material,
        32,
      );
    } else {
      for (const dx of [-48, 48])
        addLathe(
          mesh,
          [x + dx, foot[1], foot[2] - dx * 0.4],
          [
            [0.1, 0],
            [34, 0],
            [39, 10],
            [41, 92],
            [37, 92],
            [35, 12],
            [0.1, 10],
          ],
          material,
          28,
        );
    }
  }
}

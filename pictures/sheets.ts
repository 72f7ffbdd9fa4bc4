import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { folders } from './folders';
import { looks, lookOf } from './looks';
import { roomOf, viewRooms } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';
import { passChannels } from './rooms/picture-pass';
import { sheetFloor } from './sheet-floor';
import { storedPasses } from './stored-passes';

/** Product numbers of every kind of floor, from the palest to the darkest. */
const shownFloors = [106, 107, 101, 104, 111, 133, 136, 138, 139, 118, 109, 113];

const shrink = 2;

/** Channels from here on are meaningful only on the floor. */
const floorChannels = 13;

async function writeSheet(name: string, pictures: readonly Buffer[], columns: number, width: number, height: number): Promise<string> {
  const gap = 8;
  const file = join(folders.sheets, `${name}.png`);
  await mkdir(folders.sheets, { recursive: true });
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: Math.ceil(pictures.length / columns) * (height + gap) + gap,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      pictures.map((input, i) => ({
        input,
        left: gap + (i % columns) * (width + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(file);
  return file;
}

async function productSheet(view: string): Promise<string> {
  const [width, height] = [480, 360];
  const pictures = await Promise.all(
    looks.map(({ id }) =>
      sharp(join(folders.media, `p${id}-${view}-640.avif`))
        .resize(width, height, { fit: 'cover' })
        .png()
        .toBuffer(),
    ),
  );
  return writeSheet(`products-${view}`, pictures, 6, width, height);
}

/** Floor channels are averaged only over the floor. */
function smaller(passes: Float32Array, width: number, height: number): Float32Array {
  const [w, h] = [Math.floor(width / shrink), Math.floor(height / shrink)];
  const out = new Float32Array(w * h * passChannels);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const to = (y * w + x) * passChannels;
      let floors = 0;
      for (let s = 0; s < shrink * shrink; s += 1) {
        const from = ((y * shrink + Math.floor(s / shrink)) * width + x * shrink + (s % shrink)) * passChannels;
        const cover = passes[from + 12] ?? 0;
        floors += cover;
        for (let c = 0; c < passChannels; c += 1)
          out[to + c] = (out[to + c] ?? 0) + (passes[from + c] ?? 0) * (c < floorChannels ? 1 / (shrink * shrink) : cover);
      }
      for (let c = floorChannels; c < passChannels; c += 1) out[to + c] = (out[to + c] ?? 0) / Math.max(1e-6, floors);
    }
  }
  return out;
}

async function roomSheet(light: 'day' | 'evening', say: (text: string) => void): Promise<string> {
  const pictures: Buffer[] = [];
  let size = { width: 0, height: 0 };
  for (const name of viewRooms) {
    const full = roomOf(light === 'day' ? name : `${name}-evening`);
    const passes = smaller(await storedPasses(full.name), full.width, full.height);
    const room = { ...full, width: Math.floor(full.width / shrink), height: Math.floor(full.height / shrink) };
    size = room;
    for (const id of shownFloors) {
      const floor = await sheetFloor(lookOf(id));
      const pixels = composeRoom(room, passes, layFloor(room, passes, floor), floor.sheen);
      pictures.push(
        await sharp(pixels, { raw: { width: room.width, height: room.height, channels: 3 } })
          .png()
          .toBuffer(),
      );
    }
    say(`${full.name} on the sheet`);
  }
  return writeSheet(`rooms-${light}`, pictures, 4, size.width, size.height);
}

/** Contact sheets for reviewing. */
export async function drawSheets(say: (text: string) => void): Promise<void> {
  for (const view of ['plank', 'close', 'room', 'other-room']) say(await productSheet(view));
  for (const light of ['day', 'evening'] as const) say(await roomSheet(light, say));
}

import { join } from 'node:path';
import sharp from 'sharp';
import { STORED_LIGHT } from '../src/domain/room-light';
import { folders } from './folders';
import { roomOf } from './room-list';
import { aim } from './rooms/camera';
import { passChannels } from './rooms/picture-pass';
import { viewFiles } from './view-job';

let read: { readonly name: string; readonly passes: Float32Array } | undefined;

/** At the room's size, `channels` bytes per pixel. */
async function bytesOf(file: string, half: 'all' | 'left' | 'right', width: number, height: number, channels: 1 | 3): Promise<Uint8Array> {
  const whole = sharp(file);
  const { width: fileWidth, height: fileHeight } = await whole.metadata();
  const wide = half === 'all' ? fileWidth : fileWidth >> 1;
  const part = whole.extract({ left: half === 'right' ? wide : 0, top: 0, width: wide, height: fileHeight });
  return part
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
}

/** From a room's committed pictures (`view-job.ts`), so that any machine can lay a floor without tracing. Includes sun and exposure. */
export async function storedPasses(roomName: string): Promise<Float32Array> {
  if (read?.name === roomName) return read.passes;
  const { width, height, camera, exposure } = roomOf(roomName);
  const fileOf = (part: string): string => {
    const found = viewFiles(roomName.replace(/-evening$/, ''))
      .concat(viewFiles(roomName))
      .findLast(([name]) => name.endsWith(`-${part}`));
    if (!found) throw new Error(`The room ${roomName} leaves no picture of its ${part}`);
    return join(folders.media, `${found[0]}-${found[1]}.avif`);
  };
  const [view, cover, light, mirror, viewShare, lightShare] = await Promise.all([
    bytesOf(fileOf('view'), 'all', width, height, 3),
    bytesOf(fileOf('cover'), 'all', width, height, 1),
    bytesOf(fileOf('floor'), 'left', width, height, 3),
    bytesOf(fileOf('floor'), 'right', width, height, 3),
    bytesOf(fileOf('bounce'), 'left', width, height, 3),
    bytesOf(fileOf('bounce'), 'right', width, height, 3),
  ]);
  const lightOf = Float64Array.from({ length: 256 }, (_, byte) => (byte / 255) ** STORED_LIGHT.gamma / exposure);
  const passes = new Float32Array(width * height * passChannels);
  const ray = new Float64Array(3);
  for (let p = 0; p < width * height; p += 1) {
    const k = p * passChannels;
    const share = (cover[p] ?? 0) / 255;
    aim(camera, width / height, ((p % width) + 0.5) / width, (Math.floor(p / width) + 0.5) / height, ray);
    passes[k + 12] = share;
    passes[k + 23] = -(ray[1] ?? 0);
    for (let c = 0; c < 3; c += 1) {
      const i = p * 3 + c;
      const things = (lightOf[view[i] ?? 0] ?? 0) * STORED_LIGHT.range * (1 - share);
      const falling = (lightOf[light[i] ?? 0] ?? 0) * STORED_LIGHT.range;
      const again = (viewShare[i] ?? 0) / 255;
      const againBelow = (lightShare[i] ?? 0) / 255;
      passes[k + c] = things * (1 - again);
      passes[k + 3 + c] = things * again;
      passes[k + 13 + c] = falling * (1 - againBelow);
      passes[k + 16 + c] = falling * againBelow;
      passes[k + 20 + c] = (lightOf[mirror[i] ?? 0] ?? 0) * STORED_LIGHT.mirrorRange;
    }
  }
  read = { name: roomName, passes };
  return passes;
}

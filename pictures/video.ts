import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { folders } from './folders';
import { floorOf, lookOf } from './looks';
import { loadPasses } from './room-jobs';
import { roomOf } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';
import type { Daylight } from './rooms/daylight';
import { passChannels } from './rooms/picture-pass';

const framesPerSecond = 24;
const seconds = 7;

/** `channels` numbers per pixel. */
function halve(source: Float32Array, width: number, height: number, channels: number): Float32Array {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Float32Array(w * h * channels);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let c = 0; c < channels; c += 1) {
        const at = (dx: number, dy: number): number => source[((y * 2 + dy) * width + x * 2 + dx) * channels + c] ?? 0;
        out[(y * w + x) * channels + c] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }
    }
  }
  return out;
}

/** `moment` of the loop is 0–1. Nothing has moved at 0, so the poster is the first frame. */
export function daylightAt(light: Daylight, moment: number): Daylight {
  const turn = moment * Math.PI * 2;
  return {
    ...light,
    frameShift: [70 * Math.sin(turn), 130 * Math.sin(turn)],
    sway: [60 * Math.sin(turn) + 26 * Math.sin(2 * turn), 30 * Math.sin(2 * turn) + 14 * Math.sin(3 * turn)],
  };
}

function encoder(file: string, width: number, height: number, codec: readonly string[]): ReturnType<typeof spawn> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-'];
  return spawn('ffmpeg', ['-y', '-v', 'error', ...input, '-an', '-pix_fmt', 'yuv420p', ...codec, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** `{room}.webm` (VP9) and `{room}.mp4` (H.264). Needs ffmpeg. */
export async function videoJob(roomName: string, id: number): Promise<void> {
  const room = roomOf(roomName);
  const full = await loadPasses(roomName);
  const floor = floorOf(lookOf(id));
  const laid = halve(layFloor(room, full, floor), room.width, room.height, 4);
  const passes = halve(full, room.width, room.height, passChannels);
  const small = { ...room, width: room.width >> 1, height: room.height >> 1 };
  const outputs = [
    encoder(join(folders.media, `${roomName}.webm`), small.width, small.height, [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      '31',
      '-row-mt',
      '1',
      '-threads',
      '2',
      '-cpu-used',
      '4',
    ]),
    encoder(join(folders.media, `${roomName}.mp4`), small.width, small.height, [
      '-c:v',
      'libx264',
      '-crf',
      '21',
      '-preset',
      'medium',
      '-profile:v',
      'high',
      '-threads',
      '2',
      '-movflags',
      '+faststart',
    ]),
  ];
  for (let frame = 0; frame < framesPerSecond * seconds; frame += 1) {
    const light = daylightAt(room.daylight, frame / (framesPerSecond * seconds));
    const pixels = composeRoom(small, passes, laid, floor.sheen, light);
    for (const output of outputs) if (output.stdin && !output.stdin.write(pixels)) await once(output.stdin, 'drain');
  }
  await Promise.all(
    outputs.map(async (output) => {
      output.stdin?.end();
      const [code] = (await once(output, 'close')) as [number];
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    }),
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders';
import { roomOf } from './room-list';
import { buildTree, type Tree } from './rooms/bvh';
import { lightChannels, traceLight } from './rooms/light-pass';
import { passChannels, tracePasses } from './rooms/picture-pass';
import type { Room } from './rooms/room';

/** Heroes have plain walls; evening light is traced at a third of the size. */
function pathsFor(room: Room): number {
  return room.name.startsWith('hero') ? 26 : room.lamps ? 26 : 34;
}

let furnished: { readonly name: string; readonly room: Room; readonly tree: Tree } | undefined;
let loaded: { readonly name: string; readonly passes: Float32Array } | undefined;

function furnish(name: string): { readonly room: Room; readonly tree: Tree } {
  if (furnished?.name === name) return furnished;
  const room = roomOf(name);
  furnished = { name, room, tree: buildTree(room.mesh) };
  return furnished;
}

/** Half the picture's; a third for heroes' plain walls and soft evening light. */
export function lightSize(room: Room): { readonly width: number; readonly height: number } {
  const part = room.name.startsWith('hero') || room.lamps ? 3 : 2;
  return { width: Math.round(room.width / part), height: Math.round(room.height / part) };
}

export function passesFile(name: string): string {
  return join(folders.cache, `${name}.passes`);
}

export function lightJob(name: string, from: number, to: number, into: SharedArrayBuffer): void {
  const { room, tree } = furnish(name);
  const { width, height } = lightSize(room);
  new Float32Array(into).set(traceLight(room, tree, width, height, from, to, pathsFor(room)), from * width * lightChannels);
}

export function passesJob(name: string, from: number, to: number, light: SharedArrayBuffer, into: SharedArrayBuffer): void {
  const { room, tree } = furnish(name);
  const { width, height } = lightSize(room);
  new Float32Array(into).set(tracePasses(room, tree, new Float32Array(light), width, height, from, to), from * room.width * passChannels);
}

export async function loadPasses(name: string): Promise<Float32Array> {
  if (loaded?.name === name) return loaded.passes;
  loaded = undefined;
  const bytes = await readFile(passesFile(name));
  const passes = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  loaded = { name, passes };
  return passes;
}

/** From one square PNG. */
export function icoOf(picture: Buffer, sizePx: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(sizePx, 6);
  directory.writeUInt8(sizePx, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, picture]);
}

export type ByteWriter = ReturnType<typeof createByteWriter>;

/** Collects bytes; small numbers take few. */
export function createByteWriter() {
  const bytes: number[] = [];
  const writer = {
    /** From 0 to 255. */
    byte(value: number): void {
      bytes.push(value);
    },
    /** From 0 to 2^53, seven bits a byte, the lowest first. */
    count(value: number): void {
      let rest = value;
      while (rest >= 128) {
        bytes.push((rest % 128) + 128);
        rest = Math.floor(rest / 128);
      }
      bytes.push(rest);
    },
    /** Letters up to U+FFFF, with their number. */
    text(value: string): void {
      writer.count(value.length);
      for (let place = 0; place < value.length; place += 1) writer.count(value.charCodeAt(place));
    },
    bytes(values: Uint8Array): void {
      for (const value of values) bytes.push(value);
    },
    /** Below 2^32, the highest byte first. */
    word(value: number): void {
      for (const shift of [24, 16, 8, 0]) bytes.push((value >>> shift) & 255);
    },
    end: (): Uint8Array => Uint8Array.from(bytes),
  };
  return writer;
}

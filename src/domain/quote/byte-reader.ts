export type ByteReader = ReturnType<typeof createByteReader>;

/** The bytes end too early. */
export type TooShort = null;

/** Never throws; missing bytes are null. */
export function createByteReader(bytes: Uint8Array) {
  let place = 0;
  const reader = {
    byte(): number | TooShort {
      const value = bytes[place] ?? null;
      place += 1;
      return value;
    },
    /** Null also above 2^53. */
    count(): number | TooShort {
      let value = 0;
      let scale = 1;
      for (let length = 0; length < 8; length += 1) {
        const next = reader.byte();
        if (next === null) return null;
        value += (next % 128) * scale;
        if (next < 128) return Number.isSafeInteger(value) ? value : null;
        scale *= 128;
      }
      return null;
    },
    text(longest: number): string | TooShort {
      const length = reader.count();
      if (length === null || length > longest) return null;
      let text = '';
      for (let index = 0; index < length; index += 1) {
        const letter = reader.count();
        if (letter === null || letter > 0xff_ff) return null;
        text += String.fromCharCode(letter);
      }
      return text;
    },
    word(): number | TooShort {
      let value = 0;
      for (let index = 0; index < 4; index += 1) {
        const next = reader.byte();
        if (next === null) return null;
        value = value * 256 + next;
      }
      return value;
    },
    /** False also when bytes beyond the end were asked for. */
    isAtEnd: (): boolean => place === bytes.length,
    rest: (): Uint8Array => bytes.subarray(place),
  };
  return reader;
}

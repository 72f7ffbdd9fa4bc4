import * as z from 'zod/mini';
import { ContractError } from './contract-error';

// Page, worker and Node all have it, but this folder is compiled without their libraries.
declare const console: { warn(message: string): void };

/** For an invalid part of a response that was read nevertheless. */
export function reportOddity(what: string): void {
  console.warn(what);
}

/** Describes the wire to other back ends. */
export type WireShape =
  | { readonly kind: 'schema'; readonly schema: z.ZodMiniType }
  | { readonly kind: 'list'; readonly item: WireShape }
  | { readonly kind: 'nullable'; readonly inner: WireShape }
  | { readonly kind: 'unread' };

/** `decode` throws ContractError, `encode` returns the wire form, `wire` describes it. */
export interface Codec<Value> {
  decode(wire: unknown): Value;
  encode(value: Value): unknown;
  readonly wire: WireShape;
}

/** So that no other code depends on zod. */
export function codecOf<Schema extends z.ZodMiniType>(schema: Schema): Codec<z.output<Schema>> {
  return {
    decode(wire) {
      const result = z.safeDecode(schema, wire as z.input<Schema>);
      if (result.success) return result.data;
      throw new ContractError(result.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message || issue.code}`));
    },
    encode: (value) => z.encode(schema, value),
    wire: { kind: 'schema', schema },
  };
}

/**
 * Drops and logs invalid items: one invalid product hides one card. Items of which none is valid are a ContractError; with `own` only where none
 * has these fields of its own either: what would be locked by one invalid item is then read as empty. An empty list is a list.
 */
export function tolerantList<Value>(item: Codec<Value>, own?: z.ZodMiniType): Codec<readonly Value[]> {
  return {
    decode(wire) {
      if (!Array.isArray(wire)) throw new ContractError(['value: expected a list']);
      const values: Value[] = [];
      let oddity = '';
      for (const [index, element] of wire.entries()) {
        try {
          values.push(item.decode(element));
        } catch (error) {
          if (!(error instanceof ContractError)) throw error;
          oddity ||= error.message;
          reportOddity(`Left out item ${index} of a list. ${error.message}`);
        }
      }
      const isOwn = own !== undefined && hasOwnRow(own, wire);
      if (values.length === 0 && wire.length > 0 && !isOwn) throw new ContractError([`value: no item can be read (${oddity})`]);
      return values;
    },
    encode: (values) => values.map((value) => item.encode(value)),
    wire: { kind: 'list', item: item.wire },
  };
}

/** Tells a list with invalid items from another call's. */
export function hasOwnRow(own: z.ZodMiniType, rows: readonly unknown[]): boolean {
  return rows.some((row) => z.safeDecode(own, row).success);
}

const readers = new WeakMap<object, WireShape>();

/** For a value that another codec reads inside `decode`, so that its shape can be described. */
export function readBy<Schema extends z.ZodMiniType>(codec: Pick<Codec<unknown>, 'wire'>, schema: Schema): Schema {
  readers.set(schema, codec.wire);
  return schema;
}

/** Undefined for schemas without `readBy`. */
export function readerOf(schema: object): WireShape | undefined {
  return readers.get(schema);
}

/** May be missing or null; read by `readList`. */
export function listField(codec: Pick<Codec<unknown>, 'wire'>) {
  return readBy(codec, z.optional(z.nullable(z.unknown())));
}

/** A part of a response that other fields identify. Anything but a readable list counts as empty: it does not fail the whole response. */
export function readList<Value>(list: Codec<readonly Value[]>, wire: unknown): readonly Value[] {
  if (wire === undefined || wire === null) return [];
  try {
    return list.decode(wire);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    reportOddity('Read something else as an empty list.');
    return [];
  }
}

/** For an object whose fields may each be missing: with none of them it is another call's. */
export function withOwnField<Value>(fields: z.ZodMiniObject, codec: Codec<Value>): Codec<Value> {
  const names = Object.keys(fields.shape);
  return {
    ...codec,
    decode(wire) {
      if (typeof wire !== 'object' || wire === null || !names.some((name) => name in wire))
        throw new ContractError(['value: none of its fields is there']);
      return codec.decode(wire);
    },
  };
}

/** Also for responses whose data is not read. */
export const nothing: Codec<void> = { decode: () => undefined, encode: () => ({}), wire: { kind: 'unread' } };

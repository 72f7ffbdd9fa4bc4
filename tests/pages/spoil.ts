import type { Codec } from '../../src/contract/codec';
import { ContractError } from '../../src/contract/contract-error';
import { jsonSchemaOf, type JsonSchema } from '../../server/openapi/json-schema';

type Path = readonly (string | number)[];

/** Every place of a reply where the contract reads something, from the contract itself: a new field is found by itself. */
export function fieldsOf(schema: JsonSchema): readonly Path[] {
  const { properties, items } = shapeOf(schema);
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([name, field]) =>
      typeof field === 'boolean' ? [] : [[name], ...fieldsOf(field).map((path) => [name, ...path])],
    );
  }
  return items === undefined ? [] : [[0], ...fieldsOf(items).map((path) => [0, ...path])];
}

/** The fields of what a codec reads. */
export const fieldsReadBy = (codec: Pick<Codec<unknown>, 'wire'>): readonly Path[] => fieldsOf(jsonSchemaOf(codec.wire));

/** A copy with another value at one place; undefined takes the place away. */
export function withValue(reply: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(reply)) return reply.map((item: unknown, index) => (index === step ? withValue(item, rest, value) : item));
  const fields: Readonly<Record<string, unknown>> = typeof reply === 'object' && reply !== null ? { ...reply } : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

/**
 * A reply in which as much as possible is this value: every field that can be spared, and each list opens with items of
 * which each has another field spoilt. What the sample holds in its lists follows unharmed.
 */
export function spoil(codec: Codec<unknown>, sample: unknown, value: unknown): unknown {
  const isSpared = (path: Path): boolean => {
    try {
      codec.decode(withValue(sample, path, value));
      return true;
    } catch (error) {
      if (error instanceof ContractError) return false;
      throw error;
    }
  };
  return spoilPart(jsonSchemaOf(codec.wire), sample, value, (path) => isSpared(path));
}

function spoilPart(schema: JsonSchema, sample: unknown, value: unknown, isSpared: (path: Path) => boolean): unknown {
  const { properties, items } = shapeOf(schema);
  if (items !== undefined && Array.isArray(sample)) {
    const first: unknown = sample[0];
    const spoilt = fieldsOf(items).map((path, index) => withValue(renamed(first, index), path, value));
    return [value, ...spoilt, ...sample];
  }
  if (properties === undefined) return isSpared([]) ? value : sample;
  const fields: Readonly<Record<string, unknown>> = typeof sample === 'object' && sample !== null ? { ...sample } : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const part = typeof field === 'boolean' ? {} : field;
      return [name, spoilPart(part, fields[name], value, (path) => isSpared([name, ...path]))];
    }),
  );
}

/** The same item under a number and an address of its own. */
function renamed(item: unknown, index: number): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]: [string, unknown], position) => {
      const isOfAnother = name === 'product_category_id' && position > 0;
      if (name.endsWith('_id') && typeof value === 'number' && !isOfAnother) return [name, value + 1_000 * (index + 1)];
      return /^(slug|order_number)$/.test(name) ? [name, `${String(value)}-${index}`] : [name, value];
    }),
  );
}

/** An object's fields or a list's items, also where null may stand instead. */
function shapeOf({ properties, items, anyOf }: JsonSchema): {
  readonly properties?: JsonSchema['properties'];
  readonly items?: JsonSchema;
} {
  const inner = anyOf?.map(shapeOf).find((shape) => shape.properties !== undefined || shape.items !== undefined);
  if (inner !== undefined) return inner;
  return {
    ...(properties === undefined ? {} : { properties }),
    ...(typeof items === 'object' && !Array.isArray(items) ? { items } : {}),
  };
}

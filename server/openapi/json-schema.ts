import * as z from 'zod/mini';
import { readerOf, type WireShape } from '../../src/contract/codec';
import { pictureFacts } from '../../src/contract/wire-picture';
import { floorFactsShape, wireFloorFacts } from '../../src/contract/wire-floor-facts';
import { roomFloorShape, wireRoomFloor } from '../../src/contract/wire-room-floor';
import { stockShape, wireStock } from '../../src/contract/wire-stock';
import {
  wireInstant,
  wireInstantOrNull,
  wireAmount,
  wireCount,
  wireFlag,
  wireHundredths,
  wireHundredthsOrNull,
  wireNumber,
  wireNumberOrNull,
  wirePositiveOrNull,
  wireSlug,
  wireText,
  wireTextOrNull,
} from '../../src/contract/wire-values';

/** Draft 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const NUMBER_TEXT: JsonSchema = { type: 'string', pattern: '^\\s*-?\\d+(\\.\\d+)?\\s*$' };
const READABLE_NUMBER: readonly JsonSchema[] = [{ type: 'number' }, NUMBER_TEXT];
const INSTANT: JsonSchema = { type: 'string', description: 'Date and time, ISO 8601.', examples: ['2026-01-01T00:00:00.000Z'] };

/** The store reads these more leniently than a back end should write them. */
const KNOWN_VALUES = new Map<object, JsonSchema>([
  [wireNumber, { anyOf: [...READABLE_NUMBER] }],
  [wireAmount, { anyOf: [...READABLE_NUMBER] }],
  [wireCount, { anyOf: [...READABLE_NUMBER], description: 'A whole number from 1.' }],
  [wireHundredths, { anyOf: [...READABLE_NUMBER] }],
  [wireNumberOrNull, { anyOf: [...READABLE_NUMBER, { type: 'null' }] }],
  [wireHundredthsOrNull, { anyOf: [...READABLE_NUMBER, { type: 'null' }] }],
  [wirePositiveOrNull, { anyOf: [...READABLE_NUMBER, { type: 'null' }] }],
  [wireSlug, { type: 'string' }],
  [wireText, { type: ['string', 'number', 'null'] }],
  [wireTextOrNull, { type: ['string', 'null'] }],
  [wireFlag, { enum: ['1', '0', 1, 0, 'Yes', 'No', true, false], examples: ['1'] }],
  [wireInstant, INSTANT],
  [wireInstantOrNull, INSTANT],
]);

/** As a back end should write it. */
export function jsonSchemaOf(shape: WireShape): JsonSchema {
  switch (shape.kind) {
    case 'unread':
      return { description: 'Not read by the store.' };
    case 'list':
      return { type: 'array', items: jsonSchemaOf(shape.item) };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(shape.inner), { type: 'null' }] };
    case 'schema':
      return fromZod(shape.schema);
  }
}

function fromZod(schema: z.ZodMiniType): JsonSchema {
  const {
    '~standard': _standard,
    $schema: _dialect,
    ...described
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const known = KNOWN_VALUES.get(zodSchema);
      if (known !== undefined) return replace(jsonSchema, known);
      const reader = readerOf(zodSchema);
      if (reader !== undefined) replace(jsonSchema, readLater(jsonSchema, jsonSchemaOf(reader)));
      if (zodSchema === wireFloorFacts) replace(jsonSchema, jsonSchemaOf({ kind: 'schema', schema: floorFactsShape }));
      if (zodSchema === wireRoomFloor) replace(jsonSchema, jsonSchemaOf({ kind: 'schema', schema: roomFloorShape }));
      if (zodSchema === wireStock) replace(jsonSchema, jsonSchemaOf({ kind: 'schema', schema: stockShape }));
      if (zodSchema === pictureFacts || zodSchema === wireRoomFloor || zodSchema === wireStock)
        Object.assign(jsonSchema, { 'x-additive': true });
    },
  });
  return described;
}

function replace(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, source);
}

/** Fields are merged; a schema without fields becomes the reader's, or null. */
function readLater(own: JsonSchema, reader: JsonSchema): JsonSchema {
  if (own.properties === undefined) return { anyOf: [reader, { type: 'null' }] };
  return {
    ...reader,
    properties: { ...reader.properties, ...own.properties },
    required: [...(reader.required ?? []), ...(own.required ?? [])],
  };
}

/** `additive` names fields that are not required. */
export function withFieldNotes(
  schema: JsonSchema,
  noteOf: (field: string) => string | undefined,
  additive: ReadonlySet<string>,
): JsonSchema {
  const inner = (part: JsonSchema): JsonSchema => withFieldNotes(part, noteOf, additive);
  const noted = { ...schema };
  if (schema.properties !== undefined) {
    noted.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([field, value]) => {
        if (typeof value === 'boolean') return [field, value];
        const note = noteOf(field);
        return [
          field,
          { ...inner(value), ...(note === undefined ? {} : { description: note }), ...(additive.has(field) ? { 'x-additive': true } : {}) },
        ];
      }),
    );
  }
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) noted.items = inner(schema.items);
  if (schema.anyOf !== undefined) noted.anyOf = schema.anyOf.map(inner);
  return noted;
}

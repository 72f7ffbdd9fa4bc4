import type { JsonSchema } from './json-schema';

/** `path` is dotted, lists have []. */
export interface FieldRow {
  readonly path: string;
  /** Such as 'text, at most 200 characters'. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isAdditive: boolean;
  readonly note: string;
}

/** Outermost first. */
export function fieldRows(schema: JsonSchema, prefix = '', isInAdditive = false): readonly FieldRow[] {
  const { inner, suffix } = unwrapped(schema);
  const start = prefix === '' ? suffix.replace(/^\[\]$/, '[].') : `${prefix}${suffix}.`;
  return Object.entries(inner.properties ?? {}).flatMap(([name, value]): readonly FieldRow[] => {
    if (typeof value === 'boolean') return [];
    const path = `${start}${name}`;
    const isAdditive = isInAdditive || value['x-additive'] === true || unwrapped(value).inner['x-additive'] === true;
    const row: FieldRow = {
      path,
      type: typeText(value),
      isRequired: inner.required?.includes(name) === true,
      isAdditive,
      note: value.description ?? '',
    };
    return [row, ...fieldRows(value, path, isAdditive)];
  });
}

function unwrapped(schema: JsonSchema): { readonly inner: JsonSchema; readonly suffix: string } {
  const [only, ...others] = (schema.anyOf ?? []).filter((part) => part.type !== 'null');
  if (only !== undefined && others.length === 0) return unwrapped(only);
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    const { inner, suffix } = unwrapped(schema.items);
    return { inner, suffix: `[]${suffix}` };
  }
  return { inner: schema, suffix: '' };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'object',
  array: 'list',
  boolean: 'true or false',
  null: 'null',
  number: 'number',
  integer: 'whole number',
};

/** A schema in words. */
export function typeText(schema: JsonSchema): string {
  if (schema.enum !== undefined)
    return schema.enum
      .slice(0, 2)
      .map((value) => JSON.stringify(value))
      .join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map(typeText))].join(' or ').replace('number or number as text', 'number');
  if (Array.isArray(schema.type))
    return schema.type
      .filter((name) => name !== 'number')
      .map((name) => WORDS[name] ?? name)
      .join(' or ');
  if (schema.type === 'string') return textType(schema);
  return schema.type === undefined ? 'anything' : (WORDS[schema.type] ?? schema.type);
}

function textType({ pattern, maxLength, minLength }: JsonSchema): string {
  if (pattern !== undefined) return pattern.endsWith('\\d{1,9}$') ? 'id' : /\\d/.test(pattern) ? 'number as text' : 'text';
  if (maxLength !== undefined) return `text, at most ${maxLength.toLocaleString('en-US')} characters`;
  return minLength === undefined ? 'text' : 'text, not empty';
}

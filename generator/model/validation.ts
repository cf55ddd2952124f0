import type { Schema } from '../load/document.ts';

/** Formats are the decoders' work; ajv would load its format library at run time for them. */
const DROPPED = new Set([
  'format',
  'description',
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'discriminator',
  'xml',
  'externalDocs',
]);

/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const SINGLE = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
]);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/**
 * The part of a schema that ajv checks after decoding: bounds, enumerations, patterns, lengths, required names.
 * References stay; `components` of the validator document are reduced the same way.
 */
export function constraintsOf(schema: Schema): Schema {
  const reduced: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword) || keyword.startsWith('x-')) continue;
    reduced[keyword] = reduce(keyword, value);
  }
  // An upload is an object by now; its own bounds are the body reader's.
  if (schema.format === 'binary') return {};
  return reduced;
}

function reduce(keyword: string, value: unknown): unknown {
  if (SINGLE.has(keyword))
    return typeof value === 'object' ? constraintsOf(value as Schema) : value;
  if (LISTS.has(keyword)) return (value as readonly Schema[]).map(constraintsOf);
  if (MAPS.has(keyword)) {
    const entries = Object.entries(value as Readonly<Record<string, Schema>>);
    return Object.fromEntries(entries.map(([name, part]) => [name, constraintsOf(part)]));
  }
  return value;
}

/** Whether a decoded value can still break the schema; a bare type cannot. */
export function constrains(schema: Schema): boolean {
  return Object.entries(schema).some(([keyword, value]) => {
    if (keyword === 'type') return false;
    if (keyword === 'properties')
      return Object.values(value as Record<string, Schema>).some(constrains);
    if (keyword === 'items') return constrains(value as Schema);
    return true;
  });
}

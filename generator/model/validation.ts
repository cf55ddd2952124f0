import type { Schema } from '../load/document.ts';
import { schemaKeywords } from '../load/support.ts';
import { formats } from '../runtime/formats.ts';
import { isLongText } from './shape.ts';
import { type Discriminator, namesFor } from './union-tag.ts';

const DROPPED = new Set([
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
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** Further things that requests are asked for. */
export interface Asking {
  /** True where it is asked which members or elements were looked at. */
  readonly unevaluated: boolean;
  /** True where formats are checked; otherwise the decoders do. */
  readonly formats: boolean;
  /** Tells whether requests do not have a property; its name is not required then. */
  isUnsent(property: Schema): boolean;
  /** The schema that a reference leads to, with what stands beside it. */
  resolve(schema: Schema): Schema;
}

/** Parts within parts of a schema that are looked into. */
const MOST_PARTS = 12;

/** Tells whether a member is unsent by the schema, or by one of the parts that it is made of. */
function isUnsentIn(schema: Schema, name: string, asking: Asking, depth = 0): boolean {
  const { properties = {}, allOf = [] } = asking.resolve(schema);
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property !== undefined && asking.isUnsent(property)) return true;
  return (
    depth < MOST_PARTS &&
    allOf.some((part) => typeof part !== 'boolean' && isUnsentIn(part, name, asking, depth + 1))
  );
}

/** The names that a schema requires, or one of the parts that it is made of. */
function requiredBy(schema: Schema, asking: Asking, depth = 0): readonly string[] {
  const { required = [], allOf = [] } = asking.resolve(schema);
  if (depth > MOST_PARTS) return required;
  return [...required, ...allOf.flatMap((part) => requiredBy(part, asking, depth + 1))];
}

/**
 * A part that refers to a schema which requires what is unsent by those around it, as that schema itself: for others the
 * same name may be required. All other parts stay as they are.
 */
function inPlace(part: Schema, around: readonly Schema[], asking: Asking): Schema {
  if (part.$ref === undefined || around.length > MOST_PARTS) return part;
  const isNeeded = requiredBy(part, asking).some(
    (name) =>
      !isUnsentIn(part, name, asking) && around.some((each) => isUnsentIn(each, name, asking)),
  );
  if (!isNeeded) return part;
  const { $ref: _, ...whole } = asking.resolve(part);
  return whole;
}

/**
 * The part of a schema that ajv checks after decoding: bounds, enumerations, patterns, lengths, required names.
 * References stay; `components` of the validator document are reduced the same way.
 * @param around schemas that it is a part of
 */
export function constraintsOf(
  given: Schema | boolean,
  asking: Asking,
  around: readonly Schema[] = [],
): Schema {
  if (typeof given === 'boolean') return given ? {} : { not: {} };
  const schema = asking.unevaluated ? withAlternatives(chosen(given)) : chosen(given);
  const reduced: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword) || !Object.hasOwn(schemaKeywords, keyword)) continue;
    if (keyword === 'format' && !(asking.formats && Object.hasOwn(formats, String(value))))
      continue;
    reduced[keyword] = reduce(keyword, value, asking, [...around, schema]);
  }
  if (schema.required !== undefined)
    reduced.required = schema.required.filter(
      (name) => ![...around, schema].some((each) => isUnsentIn(each, name, asking)),
    );
  // An upload is an object by now; its own bounds are the body reader's.
  if (schema.format === 'binary') return {};
  // Its decoder has told already when it is too long.
  if (isLongText(schema)) return {};
  return GUARDS.reduce(guarded, reduced);
}

/** Alternatives with a discriminator: of each only what has one of its names, so that others need not exclude it. */
function chosen(schema: Schema): Schema {
  const { discriminator, oneOf, anyOf = oneOf, ...rest } = schema;
  if (discriminator === undefined || anyOf === undefined) return schema;
  const { propertyName } = discriminator as Discriminator;
  const branches = anyOf.map((branch): Schema => {
    const names = namesFor(branch, discriminator as Discriminator);
    if (names === null) return branch;
    const tag = { enum: names };
    return { allOf: [branch, { properties: { [propertyName]: tag }, required: [propertyName] }] };
  });
  return { ...rest, anyOf: branches };
}

/** Ajv takes what a condition looks at for looked at also where it does not hold: alternatives say the same. */
function withAlternatives(schema: Schema): Schema {
  const { if: condition, then = {}, else: other = {}, ...rest } = schema;
  if (condition === undefined) return schema;
  const anyOf = [{ allOf: [condition, then] }, { allOf: [{ not: condition }, other] }];
  return { ...rest, allOf: [...(rest.allOf ?? []), { anyOf }] } as Schema;
}

/** Counts come first: lists and objects that are too long are not looked into. */
const GUARDS = [
  ['maxItems', ['items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'uniqueItems']],
  ['maxProperties', ['properties', 'patternProperties', 'additionalProperties', 'propertyNames']],
] as const;

/** The count is checked before what is counted: ajv, which looks for all errors, would go through all of it. */
function guarded(schema: Schema, [count, counted]: (typeof GUARDS)[number]): Schema {
  const limit = schema[count];
  const inside = counted.filter((keyword) => keyword in schema);
  if (limit === undefined || inside.length === 0 || 'if' in schema) return schema;
  if ('unevaluatedItems' in schema || 'unevaluatedProperties' in schema) return schema;
  const rest: Record<string, unknown> = { ...schema };
  for (const keyword of inside) delete rest[keyword];
  const then = Object.fromEntries(inside.map((keyword) => [keyword, schema[keyword]]));
  return { ...rest, if: { [count]: limit }, then };
}

/** Keywords whose schemas describe the same value as what they stand in, wherever that is valid. */
const OF_SAME = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else']);

function reduce(
  keyword: string,
  value: unknown,
  asking: Asking,
  around: readonly Schema[],
): unknown {
  const of = OF_SAME.has(keyword) ? around : [];
  const reducePart = (part: Schema | boolean): Schema | boolean =>
    typeof part === 'boolean' ? part : constraintsOf(inPlace(part, of, asking), asking, of);
  if (SINGLE.has(keyword)) return reducePart(value as Schema | boolean);
  if (LISTS.has(keyword)) return (value as readonly Schema[]).map(reducePart);
  if (MAPS.has(keyword)) {
    const entries = Object.entries(value as Readonly<Record<string, Schema>>);
    return Object.fromEntries(entries.map(([name, part]) => [name, reducePart(part)]));
  }
  return value;
}

/** Tells whether a decoded value can still break the schema; it cannot break a bare type. */
export function constrains(schema: Schema | boolean): boolean {
  if (typeof schema === 'boolean') return !schema;
  return Object.entries(schema).some(([keyword, value]) => {
    if (keyword === 'type') return false;
    if (keyword === 'properties')
      return Object.values(value as Record<string, Schema>).some(constrains);
    if (keyword === 'items') return constrains(value as Schema);
    return true;
  });
}

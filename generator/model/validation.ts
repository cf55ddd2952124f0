import type { Schema } from '../load/document.ts';
import { listParts } from '../load/parts-of.ts';
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

/** Options of the constraints on requests. */
export interface Asking {
  /** True if evaluated members or elements must be recorded. */
  readonly unevaluated: boolean;
  /** True where formats are checked; otherwise the decoders do. */
  readonly formats: boolean;
  /** Tells whether requests lack a property; it is not required then. */
  isUnsent(property: Schema): boolean;
  /** Target of a reference, merged with its siblings. */
  resolve(schema: Schema): Schema;
}

/** The whole that a schema is a part of. */
interface Around {
  /** Names of members that requests do not have, by the schemas that describe the same value. */
  readonly unsent: ReadonlySet<string>;
  /** Schemas that replace a reference to them, the innermost last. */
  readonly inPlace: readonly Schema[];
  /** The number of further unions. */
  readonly left: { count: number };
}

/** Schemas in the place of references to them, one within the other, and in all of one schema. */
const MOST_WITHIN = 12;
const MOST_IN_PLACE = 1_000;

const createEmptySurroundings = (): Around => ({
  unsent: new Set(),
  inPlace: [],
  left: { count: MOST_IN_PLACE },
});

/** The names of members that are unsent by the schema, or by one of the parts that it is made of. */
function listUnsent(schema: Schema, asking: Asking): readonly string[] {
  return listParts(schema, (part) => asking.resolve(part)).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) =>
      asking.isUnsent(property) ? [name] : [],
    ),
  );
}

/**
 * A part that refers to a schema which requires what is unsent by those around it, as that schema itself: for others the
 * same name may be required. All other parts stay as they are, and so does one within itself, or one too many.
 */
function expandInPlace(
  part: Schema,
  around: Around,
  asking: Asking,
): { readonly part: Schema; readonly around: Around } {
  const { unsent, inPlace, left } = around;
  if (part.$ref === undefined || unsent.size === 0) return { part, around };
  const target = asking.resolve(part);
  if (inPlace.includes(target) || inPlace.length > MOST_WITHIN || left.count === 0)
    return { part, around };
  const own = new Set(listUnsent(part, asking));
  const isNeeded = listParts(target, (each) => asking.resolve(each)).some(({ required = [] }) =>
    required.some((name) => unsent.has(name) && !own.has(name)),
  );
  if (!isNeeded) return { part, around };
  left.count -= 1;
  const { $ref: _, ...whole } = target;
  return { part: whole, around: { ...around, inPlace: [...inPlace, target] } };
}

/**
 * The part of a schema that ajv checks after decoding: bounds, enumerations, patterns, lengths, required names.
 * References stay; `components` of the validator document are reduced the same way.
 * @param around what it is a part of
 */
export function reduceToConstraints(
  given: Schema | boolean,
  asking: Asking,
  around: Around = createEmptySurroundings(),
): Schema {
  if (typeof given === 'boolean') return given ? {} : { not: {} };
  const schema = asking.unevaluated
    ? addAlternatives(reduceDiscriminated(given))
    : reduceDiscriminated(given);
  const unsent = new Set([...around.unsent, ...listUnsent(schema, asking)]);
  const reduced: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword) || !Object.hasOwn(schemaKeywords, keyword)) continue;
    if (keyword === 'format' && !(asking.formats && Object.hasOwn(formats, String(value))))
      continue;
    reduced[keyword] = reduceKeyword(keyword, value, asking, { ...around, unsent });
  }
  if (schema.required !== undefined)
    reduced.required = schema.required.filter((name) => !unsent.has(name));
  // An upload is an object by now; its own bounds are the body reader's.
  if (schema.format === 'binary') return {};
  // The decoder of a long text has checked its length already.
  if (isLongText(schema)) return {};
  return GUARDS.reduce(addGuard, reduced);
}

/** Limits alternatives with a discriminator to their own names, so that they exclude each other. */
function reduceDiscriminated(schema: Schema): Schema {
  const { discriminator, oneOf, anyOf = oneOf, ...rest } = schema;
  if (discriminator === undefined || anyOf === undefined) return schema;
  // The discriminator is ambiguous: it could belong to either set.
  if (oneOf !== undefined && anyOf !== oneOf) return schema;
  const { propertyName } = discriminator as Discriminator;
  const branches = anyOf.map((branch): Schema => {
    const names = namesFor(branch, discriminator as Discriminator);
    if (names === null) return branch;
    const tag = { enum: names };
    return { allOf: [branch, { properties: { [propertyName]: tag }, required: [propertyName] }] };
  });
  return { ...rest, anyOf: branches };
}

/** Ajv counts members of a condition as evaluated even if it fails: alternatives avoid that. */
function addAlternatives(schema: Schema): Schema {
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

/** Checks the count before the elements: ajv, which collects all errors, would validate every element. */
function addGuard(schema: Schema, [count, counted]: (typeof GUARDS)[number]): Schema {
  const limit = schema[count];
  const inside = counted.filter((keyword) => keyword in schema);
  if (limit === undefined || inside.length === 0 || 'if' in schema) return schema;
  if ('unevaluatedItems' in schema || 'unevaluatedProperties' in schema) return schema;
  const rest: Record<string, unknown> = { ...schema };
  for (const keyword of inside) delete rest[keyword];
  const then = Object.fromEntries(inside.map((keyword) => [keyword, schema[keyword]]));
  return { ...rest, if: { [count]: limit }, then };
}

/** Keywords whose schemas describe the same value as their parent. */
const OF_SAME = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else']);

function reduceKeyword(keyword: string, value: unknown, asking: Asking, around: Around): unknown {
  const of = OF_SAME.has(keyword) ? around : { ...around, unsent: new Set<string>() };
  const reducePart = (given: Schema | boolean): Schema | boolean => {
    if (typeof given === 'boolean') return given;
    const { part, around: within } = expandInPlace(given, of, asking);
    return reduceToConstraints(part, asking, within);
  };
  if (SINGLE.has(keyword)) return reducePart(value as Schema | boolean);
  if (LISTS.has(keyword)) return (value as readonly Schema[]).map(reducePart);
  if (MAPS.has(keyword)) {
    const entries = Object.entries(value as Readonly<Record<string, Schema>>);
    return Object.fromEntries(entries.map(([name, part]) => [name, reducePart(part)]));
  }
  return value;
}

/** Tells whether a decoded value can still violate the schema; a bare type cannot be violated. */
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

import type { Schema } from '../load/document.ts';
import { LONGEST_STRING } from '../runtime/long-text.ts';
import type { Resolver } from './resolver.ts';
import { findUnionTag, type UnionTag } from './union-tag.ts';

/** A schema with references, nullability and `allOf` worked out, as decoders and writers need it. */
export type Shape = { readonly nullable: boolean } & (
  | { readonly kind: 'integer' | 'number' | 'boolean' | 'date' | 'date-time' | 'file' }
  | {
      readonly kind: 'string';
      /** Set when it may be longer than one string should be: characters it may have. */
      readonly long?: number;
    }
  | { readonly kind: 'integer-or-string' | 'scalar' | 'any' | 'null' }
  | {
      readonly kind: 'array';
      readonly items: Schema;
      /** The schemas of the first elements, where they have their own. */
      readonly first?: readonly Schema[];
      readonly comma: boolean;
      readonly most: number | undefined;
    }
  | { readonly kind: 'hash'; readonly values: Schema; readonly most: number | undefined }
  | {
      readonly kind: 'object';
      readonly properties: ReadonlyMap<string, Schema>;
      readonly required: ReadonlySet<string>;
      /** True when some properties belong to alternatives, so that the type does not have them all. */
      readonly mixed?: true;
      /** The schema of members that are not named; false where there may be none. */
      readonly others?: Schema | false;
    }
  | {
      readonly kind: 'union';
      readonly branches: readonly Schema[];
      /** Member that selects a branch, with its values for each branch. */
      readonly tag?: UnionTag;
    }
);

/** Tells whether a text may exceed the maximum length of a string. */
export const isLongText = ({ type, format, pattern, enum: words, maxLength }: Schema): boolean =>
  [type].flat().includes('string') &&
  format === undefined &&
  pattern === undefined &&
  words === undefined &&
  Number(maxLength ?? 0) > LONGEST_STRING;

const SCALARS = new Set(['string', 'integer', 'number', 'boolean']);

/**
 * Tells whether null is refused for a text, as the empty text is by its bounds or by the function that takes it. Null
 * stands for the default of a text, and counts as not given for a text with an `enum`.
 */
export function isFilled(schema: Schema, resolver: Resolver): boolean {
  const target = resolver.resolve<Schema>(schema);
  const { kind, nullable } = resolveShape(target, resolver);
  if (kind !== 'string' || nullable) return false;
  // A default beside a reference takes precedence.
  if (schema.default !== undefined || target.default !== undefined) return false;
  if (schema['x-not-blank'] === true || target['x-not-blank'] === true) return true;
  return target.enum === undefined && isAtLeastOneLetter(target);
}

/** True if the schema, or the schema that it references, has a mark of that name. */
export const isMarkedAs = (
  mark: 'readOnly' | 'writeOnly',
  schema: Schema,
  resolver: Resolver,
): boolean => schema[mark] === true || resolver.resolve<Schema>(schema)[mark] === true;

/** Tells whether the limits of a text exclude the empty text. */
export function refusesEmptyText(schema: Schema, resolver: Resolver): boolean {
  const target = resolver.resolve<Schema>(schema);
  return resolveShape(target, resolver).kind === 'string' && isAtLeastOneLetter(target);
}

const isAtLeastOneLetter = ({ minLength }: Schema): boolean => Number(minLength ?? 0) > 0;

/** Name of the component a schema refers to, when it is nothing but a reference. */
export function componentName(schema: Schema): string | null {
  const prefix = '#/components/schemas/';
  return schema.$ref?.startsWith(prefix) === true ? schema.$ref.slice(prefix.length) : null;
}

/** Maximum depth of nested alternatives; deeper ones have no shape. */
const MOST_NESTED = 12;

/** Shapes that were worked out already, of each document. */
const knownShapes = new WeakMap<Resolver, Map<Schema, Shape>>();

export function resolveShape(schema: Schema, resolver: Resolver, depth = 0): Shape {
  const target = resolver.resolve<Schema>(schema);
  // The shape below alternatives depends on their depth, so that it is not cached.
  if (depth > 0) return computeShape(target, resolver, depth);
  const known = getShapes(resolver);
  let shape = known.get(target);
  if (shape === undefined) {
    shape = computeShape(target, resolver, depth);
    known.set(target, shape);
  }
  return shape;
}

function getShapes(resolver: Resolver): Map<Schema, Shape> {
  let known = knownShapes.get(resolver);
  if (known === undefined) {
    known = new Map();
    knownShapes.set(resolver, known);
  }
  return known;
}

function computeShape(target: Schema, resolver: Resolver, depth: number): Shape {
  if (depth > MOST_NESTED) return { kind: 'any', nullable: true };
  const shape = computeUnconditionalShape(target, resolver, depth);
  if (shape.kind !== 'object') return shape;
  const conditional = listConditionalParts(target);
  const whole = conditional.length === 0 ? shape : extendShape(shape, conditional, resolver, depth);
  const others = hasOtherMembers(target, resolver) ? {} : whole.others;
  return others === undefined ? whole : { ...whole, others };
}

/** The parts of a schema that describe further members of an object where a condition holds. */
function listConditionalParts({
  if: asked,
  then,
  else: other,
  dependentSchemas,
}: Schema): Schema[] {
  const parts = [asked, then, other, ...Object.values(dependentSchemas ?? {})];
  return parts.filter((part): part is Schema => typeof part === 'object');
}

/** Tells whether undeclared members have a schema other than `additionalProperties` of the object itself. */
function hasOtherMembers(target: Schema, resolver: Resolver, depth = 0): boolean {
  const { patternProperties, unevaluatedProperties: left, additionalProperties: own } = target;
  if (patternProperties !== undefined || (left !== undefined && left !== false)) return true;
  // `additionalProperties` beside `allOf`; a single object has them in its shape.
  if (target.allOf !== undefined && own !== undefined && own !== false) return true;
  if (depth > MOST_NESTED) return false;
  return (target.allOf ?? []).some((part) => {
    const found = resolver.resolve<Schema>(part);
    const { additionalProperties: extra } = found;
    return (extra !== undefined && extra !== false) || hasOtherMembers(found, resolver, depth + 1);
  });
}

function computeUnconditionalShape(target: Schema, resolver: Resolver, depth: number): Shape {
  const { anyOf, oneOf, ...rest } = target;
  const branches = anyOf ?? oneOf;
  if (branches !== undefined) {
    const own = resolveShape(rest, resolver, depth + 1);
    const all = anyOf === undefined || oneOf === undefined ? branches : [...anyOf, ...oneOf];
    if (own.kind === 'object') return extendShape(own, all, resolver, depth);
    return all === branches
      ? computeUnionShape(branches, resolver, depth, target.discriminator)
      : computeDoubleUnion(branches, oneOf ?? [], resolver, depth);
  }
  if (target.allOf !== undefined) return mergeShapes(target, resolver, depth);
  return computePlainShape(target);
}

type ObjectShape = Extract<Shape, { kind: 'object' }>;

/** An object whose alternatives ask for some of its properties, or add some. */
function extendShape(
  own: ObjectShape,
  branches: readonly Schema[],
  resolver: Resolver,
  depth: number,
): ObjectShape {
  const properties = new Map(own.properties);
  for (const branch of branches) {
    const shape = resolveShape(branch, resolver, depth + 1);
    if (shape.kind !== 'object') continue;
    for (const [name, property] of shape.properties)
      if (!properties.has(name)) properties.set(name, property);
  }
  return { ...own, properties, mixed: true };
}

/** A value that is one alternative of each of two sets. */
function computeDoubleUnion(
  any: readonly Schema[],
  one: readonly Schema[],
  resolver: Resolver,
  depth: number,
): Shape {
  const shapes = [...any, ...one].map((branch) => resolveShape(branch, resolver, depth + 1));
  if (shapes.every(({ kind }) => kind === 'object'))
    return extendShape(NO_MEMBERS, [...any, ...one], resolver, depth);
  const [shape, other] = [any, one].map((branches) =>
    computeUnionShape(branches, resolver, depth, undefined),
  );
  const isScalar = ({ kind }: Shape) => SCALARS.has(kind) || OTHER_SCALARS.has(kind);
  return shape !== undefined && other !== undefined && isScalar(shape) && isScalar(other)
    ? { ...shape, nullable: shape.nullable && other.nullable }
    : { kind: 'any', nullable: true };
}

const OTHER_SCALARS: ReadonlySet<string> = new Set([
  ...['scalar', 'integer-or-string', 'date', 'date-time'],
]);

const NO_MEMBERS: ObjectShape = {
  kind: 'object',
  properties: new Map(),
  required: new Set(),
  nullable: false,
};

function listNonNullTypes(schema: Schema): { types: readonly string[]; nullable: boolean } {
  const listed = schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  return { types: listed.filter((type) => type !== 'null'), nullable: listed.includes('null') };
}

/** The types of a schema that does not name them. */
export function impliedTypes(schema: Schema): readonly string[] {
  if (schema.properties !== undefined) return ['object'];
  if (schema.items !== undefined) return ['array'];
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const types = new Set(
    values.map((value) =>
      value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value,
    ),
  );
  return [...types];
}

function computePlainShape(schema: Schema): Shape {
  const { types, nullable } = listNonNullTypes(schema);
  const [type, ...others] = types;
  if (type === undefined) return { kind: nullable ? 'null' : 'any', nullable };
  if (others.length > 0) {
    const names = new Set(types);
    if (names.size === 2 && names.has('integer') && names.has('string')) {
      return { kind: 'integer-or-string', nullable };
    }
    return { kind: types.every((name) => SCALARS.has(name)) ? 'scalar' : 'any', nullable };
  }
  switch (type) {
    case 'string':
      return isLongText(schema)
        ? { kind: 'string', long: Number(schema.maxLength), nullable }
        : { kind: toStringKind(schema.format), nullable };
    case 'integer':
    case 'number':
    case 'boolean':
      return { kind: type, nullable };
    case 'array':
      return {
        kind: 'array',
        items: schema.items ?? {},
        ...(schema.prefixItems !== undefined && { first: schema.prefixItems }),
        comma: schema['x-comma-separated'] === true,
        most: schema.maxItems,
        nullable,
      };
    default:
      return computeObjectShape(schema, nullable);
  }
}

function toStringKind(format: string | undefined): 'string' | 'date' | 'date-time' | 'file' {
  if (format === 'date' || format === 'date-time') return format;
  return format === 'binary' ? 'file' : 'string';
}

function computeObjectShape(schema: Schema, nullable: boolean): Shape {
  const extra = schema.additionalProperties;
  if (schema.properties === undefined) {
    if (typeof extra === 'object' && schema.patternProperties === undefined)
      return { kind: 'hash', values: extra, most: schema.maxProperties, nullable };
    return { kind: 'any', nullable };
  }
  return {
    kind: 'object',
    properties: new Map(Object.entries(schema.properties)),
    required: new Set(schema.required ?? []),
    nullable,
    ...(extra !== undefined && { others: extra === true ? {} : extra }),
  };
}

function computeUnionShape(
  branches: readonly Schema[],
  resolver: Resolver,
  depth: number,
  discriminator: unknown,
): Shape {
  const shapes = branches.map((branch) => resolveShape(branch, resolver, depth + 1));
  const nullable = shapes.some((shape) => shape.nullable || shape.kind === 'null');
  const others = branches.filter((_, index) => shapes[index]?.kind !== 'null');
  const told = shapes.filter((shape) => shape.kind !== 'null');
  const [only] = told;
  if (told.length === 1 && only !== undefined) return { ...only, nullable };
  const kinds = new Set(told.map(({ kind }) => kind));
  if (kinds.size === 2 && kinds.has('integer') && kinds.has('string')) {
    return { kind: 'integer-or-string', nullable };
  }
  if ([...kinds].every((kind) => SCALARS.has(kind) || kind === 'date' || kind === 'date-time')) {
    return { kind: 'scalar', nullable };
  }
  const tag = findUnionTag(others, discriminator, resolver);
  return { kind: 'union', branches: others, nullable, ...(tag !== null && { tag }) };
}

/** Tells whether a part requires a member that another part describes: neither type alone makes it required. */
function asksForOthers(
  part: Schema,
  all: ReadonlyMap<string, Schema>,
  resolver: Resolver,
): boolean {
  const { required = [], properties = {} } = resolver.resolve<Schema>(part);
  return required.some((name) => all.has(name) && !Object.hasOwn(properties, name));
}

/** `allOf` of objects is one object with all their properties. */
function mergeShapes(schema: Schema, resolver: Resolver, depth: number): Shape {
  const { allOf = [], ...own } = schema;
  const properties = new Map<string, Schema>();
  const required = new Set<string>();
  let nullable = false;
  const parts =
    own.properties === undefined && own.type === undefined ? allOf : [...allOf, own as Schema];
  const shapes = parts.map((part) => resolveShape(part, resolver, depth + 1));
  // Parts that only describe or require members have no shape.
  const telling = shapes.filter((shape) => shape.kind !== 'any');
  for (const shape of telling) {
    if (shape.kind !== 'object') {
      if (telling.length === 1) return shape;
      return { kind: 'any', nullable: shape.nullable };
    }
    nullable ||= shape.nullable;
    for (const [name, property] of shape.properties) properties.set(name, property);
    for (const name of shape.required) required.add(name);
  }
  if (telling.length === 0)
    return { kind: 'any', nullable: shapes.some((shape) => shape.nullable) };
  for (const name of own.required ?? []) required.add(name);
  const parted = [...allOf, own as Schema].some((part) =>
    asksForOthers(part, properties, resolver),
  );
  const mixed = parted || telling.some((shape) => shape.kind === 'object' && shape.mixed === true);
  return { kind: 'object', properties, required, nullable, ...(mixed && { mixed }) };
}

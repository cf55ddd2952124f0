import type { Schema } from '../load/document.ts';
import { othersOf } from './decoder.ts';
import { codeOf, type Expression, nameOf, runtime, valueOf } from './expression.ts';
import type { Resolver } from './resolver.ts';
import { componentName, impliedTypes, type Shape, shapeOf } from './shape.ts';

/** Deepest nesting of texts that is decoded by declared shape. */
const MAX_DEPTH = 8;

/** The names of parts that are JSON whatever they hold, and of those that are written as parameters are. */
interface FormParts {
  readonly json: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
}

/** Variant of `textDecoderOf` for a form. Parts that are objects are JSON, the default of the standard. */
export function formDecoderOf(schema: Schema, resolver: Resolver, parts: FormParts): Expression {
  const shape = shapeOf(schema, resolver);
  switch (shape.kind) {
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) => [name, namedPartOf(name, part, resolver, parts)] as const,
      );
      const others = typeof shape.others === 'object' ? partDecoderOf(shape.others, resolver) : ANY;
      const rest = restOf(schema, resolver, (part) => partDecoderOf(part, resolver));
      return runtime('t.object', { members }, rest ?? others);
    }
    case 'hash':
      return runtime('t.hash', partDecoderOf(shape.values, resolver));
    case 'union':
      return {
        name: 't.either',
        args: shape.branches.map((branch) => formDecoderOf(branch, resolver, parts)),
      };
    default: {
      const rest = restOf(schema, resolver, (part) => partDecoderOf(part, resolver));
      return rest === null ? ANY : runtime('t.object', { members: [] }, rest);
    }
  }
}

const ANY = runtime('t.any');
const JSON_TEXT = runtime('t.json');

const namedPartOf = (
  name: string,
  part: Schema,
  resolver: Resolver,
  parts: FormParts,
): Expression => {
  if (parts.planned.has(name)) return textDecoderOf(part, resolver);
  return parts.json.has(name) ? JSON_TEXT : partDecoderOf(part, resolver);
};

function partDecoderOf(schema: Schema, resolver: Resolver): Expression {
  const shape = shapeOf(schema, resolver);
  if (shape.kind === 'object' || shape.kind === 'hash') return JSON_TEXT;
  if (shape.kind === 'array') return runtime('t.array', partDecoderOf(shape.items, resolver));
  const [type] = [resolver.resolve<Schema>(schema).type].flat();
  return shape.kind === 'any' && type === 'object' ? JSON_TEXT : textDecoderOf(schema, resolver);
}

/**
 * The expression that decodes texts, in terms of `generator/runtime/text-values.ts` imported as `t`. Formats and bounds
 * are the validators' work.
 * @param chosen true within alternatives: a text that is none of the words of one may be another
 */
export function textDecoderOf(
  schema: Schema,
  resolver: Resolver,
  depth = 0,
  chosen = false,
): Expression {
  const component = componentName(schema);
  if (component === null || depth > MAX_DEPTH) return ownDecoderOf(schema, resolver, depth, chosen);
  return resolver.shapes.get(`text ${component} ${depth} ${chosen}`, () =>
    ownDecoderOf(schema, resolver, depth, chosen),
  );
}

function ownDecoderOf(
  schema: Schema,
  resolver: Resolver,
  depth: number,
  chosen: boolean,
): Expression {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => textDecoderOf(part, resolver, depth + 1, chosen);
  if (depth > MAX_DEPTH) return ANY;
  switch (shape.kind) {
    case 'array':
      return listDecoderOf(shape, of);
    case 'hash':
      return runtime('t.hash', of(shape.values));
    case 'object': {
      const members = [...shape.properties].map(([name, part]) => [name, of(part)] as const);
      const rest = restOf(schema, resolver, of);
      return runtime('t.object', { members }, ...(rest ? [rest] : othersOf(shape.others, of)));
    }
    case 'integer':
    case 'number':
    case 'boolean':
    case 'file':
      return runtime(`t.${shape.kind}`);
    case 'string': {
      const { enum: words } = resolver.resolve<Schema>(schema);
      return chosen && words !== undefined ? runtime('t.word', valueOf(words)) : STRING;
    }
    case 'date':
    case 'date-time':
      return STRING;
    case 'integer-or-string':
    case 'scalar':
    case 'union': {
      const decoders = branchesOf(schema, shape, resolver).map((branch) =>
        textDecoderOf(branch, resolver, depth + 1, true),
      );
      const different = new Map(decoders.map((decoder) => [codeOf(decoder).text, decoder]));
      const ordered = [...different.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
      return { name: 't.either', args: ordered };
    }
    case 'any': {
      const rest = restOf(schema, resolver, of);
      return rest === null ? ANY : runtime('t.object', { members: [] }, rest);
    }
    case 'null':
      return ANY;
  }
}

/**
 * The decoder of members that are not named, where more is said of them than `additionalProperties` says; null where
 * nothing is. Those that nothing describes are kept for the validators, which refuse them.
 */
function restOf(
  schema: Schema,
  resolver: Resolver,
  of: (part: Schema) => Expression,
): Expression | null {
  const target = resolver.resolve<Schema>(schema);
  const { additionalProperties: extra, unevaluatedProperties: left, type } = target;
  const isObject = target.properties !== undefined || target.allOf !== undefined;
  const types = [type].flat().filter((each) => each !== 'null');
  if (!isObject && (types.length !== 1 || types[0] !== 'object')) return null;
  const patterns = [target, ...(target.allOf ?? []).map((part) => resolver.resolve<Schema>(part))]
    .flatMap(({ patternProperties }) => Object.entries(patternProperties ?? {}))
    .map(([pattern, part]) => [pattern, typeof part === 'object' ? of(part) : ANY] as const);
  if (patterns.length === 0 && left === undefined) return null;
  const rest = [extra, left].find((part): part is Schema => typeof part === 'object');
  const others = rest === undefined ? ANY : of(rest);
  return patterns.length === 0 ? others : runtime('t.byName', { members: patterns }, others);
}

function listDecoderOf(
  { first, items, most }: Extract<Shape, { kind: 'array' }>,
  of: (part: Schema) => Expression,
): Expression {
  const limit = most === undefined ? [] : [valueOf(most)];
  if (first === undefined) return runtime('t.array', of(items), ...limit);
  const members = first.map((part, index) => [String(index), of(part)] as const);
  return runtime('t.tuple', { members }, of(items), ...limit);
}

/** The alternatives of a schema: its own, or one for each of its types. */
function branchesOf(schema: Schema, shape: Shape, resolver: Resolver): readonly Schema[] {
  if (shape.kind === 'union') return shape.branches;
  const target = resolver.resolve<Schema>(schema);
  const listed = target.anyOf ?? target.oneOf;
  if (listed !== undefined)
    return listed.filter((branch) => shapeOf(branch, resolver).kind !== 'null');
  return [target.type ?? impliedTypes(target)]
    .flat()
    .flatMap((type) => (type === 'null' ? [] : [{ type }]));
}

/** A text can be anything, so that it is tried last. */
function rankOf(decoder: Expression): number {
  const rank = ORDER.indexOf(nameOf(decoder) ?? '');
  return rank === -1 ? ORDER.length : rank;
}

const STRING = runtime('t.string');
const ORDER = [
  't.integer',
  't.number',
  't.boolean',
  't.either',
  't.array',
  't.tuple',
  't.object',
  't.hash',
];

import type { Schema } from '../load/document.ts';
import { listOtherDecoders } from './decoder.ts';
import {
  printExpression,
  type Expression,
  getExpressionName,
  runtime,
  createLiteral,
} from './expression.ts';
import type { Resolver } from './resolver.ts';
import { componentName, impliedTypes, type Shape, resolveShape } from './shape.ts';

/** Deepest nesting of texts that is decoded by declared shape. */
const MAX_DEPTH = 8;

/** Names of parts that are always JSON, and of those that are written like parameters. */
interface FormParts {
  readonly json: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
}

/** Variant of `buildTextDecoder` for a form. Parts that are objects are JSON, the default of the standard. */
export function buildFormDecoder(schema: Schema, resolver: Resolver, parts: FormParts): Expression {
  const shape = resolveShape(schema, resolver);
  switch (shape.kind) {
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) => [name, buildNamedPart(name, part, resolver, parts)] as const,
      );
      const others =
        typeof shape.others === 'object' ? buildPartDecoder(shape.others, resolver) : ANY;
      const rest = buildRest(schema, resolver, (part) => buildPartDecoder(part, resolver));
      return runtime('t.object', { members }, rest ?? others);
    }
    case 'hash':
      return runtime('t.hash', buildPartDecoder(shape.values, resolver));
    case 'union':
      return {
        name: 't.either',
        args: shape.branches.map((branch) => buildFormDecoder(branch, resolver, parts)),
      };
    default: {
      const rest = buildRest(schema, resolver, (part) => buildPartDecoder(part, resolver));
      return rest === null ? ANY : runtime('t.object', { members: [] }, rest);
    }
  }
}

const ANY = runtime('t.any');
const JSON_TEXT = runtime('t.json');

const buildNamedPart = (
  name: string,
  part: Schema,
  resolver: Resolver,
  parts: FormParts,
): Expression => {
  if (parts.planned.has(name)) return buildTextDecoder(part, resolver);
  return parts.json.has(name) ? JSON_TEXT : buildPartDecoder(part, resolver);
};

function buildPartDecoder(schema: Schema, resolver: Resolver): Expression {
  const shape = resolveShape(schema, resolver);
  if (shape.kind === 'object' || shape.kind === 'hash') return JSON_TEXT;
  if (shape.kind === 'array') return runtime('t.array', buildPartDecoder(shape.items, resolver));
  const [type] = [resolver.resolve<Schema>(schema).type].flat();
  return shape.kind === 'any' && type === 'object' ? JSON_TEXT : buildTextDecoder(schema, resolver);
}

/**
 * The expression that decodes texts, in terms of `generator/runtime/text-values.ts` imported as `t`. Formats and bounds
 * are the validators' work.
 * @param chosen true within alternatives: a text that is none of the words of one may be another
 */
export function buildTextDecoder(
  schema: Schema,
  resolver: Resolver,
  depth = 0,
  chosen = false,
): Expression {
  const component = componentName(schema);
  if (component === null || depth > MAX_DEPTH)
    return buildOwnTextDecoder(schema, resolver, depth, chosen);
  return resolver.shapes.get(`text ${component} ${depth} ${chosen}`, () =>
    buildOwnTextDecoder(schema, resolver, depth, chosen),
  );
}

function buildOwnTextDecoder(
  schema: Schema,
  resolver: Resolver,
  depth: number,
  chosen: boolean,
): Expression {
  const shape = resolveShape(schema, resolver);
  const buildPart = (part: Schema) => buildTextDecoder(part, resolver, depth + 1, chosen);
  if (depth > MAX_DEPTH) return ANY;
  switch (shape.kind) {
    case 'array':
      return buildListDecoder(shape, buildPart);
    case 'hash':
      return runtime('t.hash', buildPart(shape.values));
    case 'object': {
      const members = [...shape.properties].map(([name, part]) => [name, buildPart(part)] as const);
      const rest = buildRest(schema, resolver, buildPart);
      return runtime(
        't.object',
        { members },
        ...(rest ? [rest] : listOtherDecoders(shape.others, buildPart)),
      );
    }
    case 'integer':
    case 'number':
    case 'boolean':
    case 'file':
      return runtime(`t.${shape.kind}`);
    case 'string': {
      const { enum: words } = resolver.resolve<Schema>(schema);
      return chosen && words !== undefined ? runtime('t.word', createLiteral(words)) : STRING;
    }
    case 'date':
    case 'date-time':
      return STRING;
    case 'integer-or-string':
    case 'scalar':
    case 'union': {
      const decoders = listBranches(schema, shape, resolver).map((branch) =>
        buildTextDecoder(branch, resolver, depth + 1, true),
      );
      const different = new Map(
        decoders.map((decoder) => [printExpression(decoder).text, decoder]),
      );
      const ordered = [...different.values()].toSorted((a, b) => computeRank(a) - computeRank(b));
      return { name: 't.either', args: ordered };
    }
    case 'any': {
      const rest = buildRest(schema, resolver, buildPart);
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
function buildRest(
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

function buildListDecoder(
  { first, items, most }: Extract<Shape, { kind: 'array' }>,
  of: (part: Schema) => Expression,
): Expression {
  const limit = most === undefined ? [] : [createLiteral(most)];
  if (first === undefined) return runtime('t.array', of(items), ...limit);
  const members = first.map((part, index) => [String(index), of(part)] as const);
  return runtime('t.tuple', { members }, of(items), ...limit);
}

/** The alternatives of a schema: its own, or one for each of its types. */
function listBranches(schema: Schema, shape: Shape, resolver: Resolver): readonly Schema[] {
  if (shape.kind === 'union') return shape.branches;
  const target = resolver.resolve<Schema>(schema);
  const listed = target.anyOf ?? target.oneOf;
  if (listed !== undefined)
    return listed.filter((branch) => resolveShape(branch, resolver).kind !== 'null');
  return [target.type ?? impliedTypes(target)]
    .flat()
    .flatMap((type) => (type === 'null' ? [] : [{ type }]));
}

/** A text accepts anything, so it is tried last. */
function computeRank(decoder: Expression): number {
  const rank = ORDER.indexOf(getExpressionName(decoder) ?? '');
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

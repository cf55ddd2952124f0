import type { Schema } from '../load/document.ts';
import { propertyKey } from './names.ts';
import type { Resolver } from './resolver.ts';
import { componentName, type Shape, shapeOf } from './shape.ts';

/** Deepest nesting of texts that is decoded by declared shape. */
const MAX_DEPTH = 8;

/** The names of parts that are JSON whatever they hold, and of those that are written as parameters are. */
interface FormParts {
  readonly json: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
}

/**
 * As `textDecoderOf`, of a form, whose parts that are objects are JSON each, as the standard has it where nothing else is
 * said.
 */
export function formDecoderOf(schema: Schema, resolver: Resolver, parts: FormParts): string {
  const shape = shapeOf(schema, resolver);
  switch (shape.kind) {
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) => `${propertyKey(name)}: ${namedPartOf(name, part, resolver, parts)}`,
      );
      const others =
        typeof shape.others === 'object' ? partDecoderOf(shape.others, resolver) : 't.any';
      return `t.object({ ${members.join(', ')} }, ${others})`;
    }
    case 'hash':
      return `t.hash(${partDecoderOf(shape.values, resolver)})`;
    case 'union':
      return `t.either(${shape.branches.map((branch) => formDecoderOf(branch, resolver, parts)).join(', ')})`;
    default:
      return 't.any';
  }
}

const namedPartOf = (name: string, part: Schema, resolver: Resolver, parts: FormParts): string => {
  if (parts.planned.has(name)) return textDecoderOf(part, resolver);
  return parts.json.has(name) ? 't.json' : partDecoderOf(part, resolver);
};

function partDecoderOf(schema: Schema, resolver: Resolver): string {
  const shape = shapeOf(schema, resolver);
  if (shape.kind === 'object' || shape.kind === 'hash') return 't.json';
  if (shape.kind === 'array') return `t.array(${partDecoderOf(shape.items, resolver)})`;
  const [type] = [resolver.resolve<Schema>(schema).type].flat();
  return shape.kind === 'any' && type === 'object' ? 't.json' : textDecoderOf(schema, resolver);
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
): string {
  const component = componentName(schema);
  if (component === null || depth > MAX_DEPTH) return ownDecoderOf(schema, resolver, depth, chosen);
  return resolver.shapes.get(`text ${component} ${depth} ${chosen}`, () =>
    ownDecoderOf(schema, resolver, depth, chosen),
  );
}

function ownDecoderOf(schema: Schema, resolver: Resolver, depth: number, chosen: boolean): string {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => textDecoderOf(part, resolver, depth + 1, chosen);
  if (depth > MAX_DEPTH) return 't.any';
  switch (shape.kind) {
    case 'array':
      return `t.array(${of(shape.items)}${shape.most === undefined ? '' : `, ${shape.most}`})`;
    case 'hash':
      return `t.hash(${of(shape.values)})`;
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) => `${propertyKey(name)}: ${of(part)}`,
      );
      const { others } = shape;
      const rest = others === undefined ? '' : others === false ? ', null' : `, ${of(others)}`;
      return `t.object({ ${members.join(', ')} }${rest})`;
    }
    case 'integer':
    case 'number':
    case 'boolean':
    case 'file':
      return `t.${shape.kind}`;
    case 'string': {
      const { enum: words } = resolver.resolve<Schema>(schema);
      return chosen && words !== undefined ? `t.word(${JSON.stringify(words)})` : 't.string';
    }
    case 'date':
    case 'date-time':
      return 't.string';
    case 'integer-or-string':
    case 'scalar':
    case 'union': {
      const decoders = branchesOf(schema, shape, resolver).map((branch) =>
        textDecoderOf(branch, resolver, depth + 1, true),
      );
      const ordered = [...new Set(decoders)].toSorted((a, b) => rankOf(a) - rankOf(b));
      return `t.either(${ordered.join(', ')})`;
    }
    case 'any':
    case 'null':
      return 't.any';
  }
}

/** The alternatives of a schema: its own, or one for each of its types. */
function branchesOf(schema: Schema, shape: Shape, resolver: Resolver): readonly Schema[] {
  if (shape.kind === 'union') return shape.branches;
  const target = resolver.resolve<Schema>(schema);
  const listed = target.anyOf ?? target.oneOf;
  if (listed !== undefined)
    return listed.filter((branch) => shapeOf(branch, resolver).kind !== 'null');
  return [target.type ?? []].flat().flatMap((type) => (type === 'null' ? [] : [{ type }]));
}

/** A text can be anything, so that it is tried last. */
function rankOf(decoder: string): number {
  const order = ['t.integer', 't.number', 't.boolean', 't.either', 't.array', 't.object', 't.hash'];
  const rank = order.findIndex((begin) => decoder.startsWith(begin));
  return rank === -1 ? order.length : rank;
}

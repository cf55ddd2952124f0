import type { Schema } from '../load/document.ts';
import { type Expression, runtime, valueOf } from './expression.ts';
import type { Resolver } from './resolver.ts';
import { componentName, isFilled, shapeOf } from './shape.ts';

/** Deepest nesting of request values that is decoded by declared shape. */
const MAX_DEPTH = 8;

/**
 * The expression that decodes one value, in terms of `generator/runtime/decode.ts` imported as `d`.
 * @param comma whether a list may also be one comma-joined text
 */
export function decoderOf(
  schema: Schema,
  comma: boolean,
  resolver: Resolver,
  depth = 0,
): Expression {
  const component = componentName(schema);
  // The default of a reference decides about the empty text.
  if (component === null || schema.default !== undefined || depth > MAX_DEPTH)
    return ownDecoderOf(schema, comma, resolver, depth);
  return resolver.shapes.get(`decoder ${component} ${depth} ${comma}`, () =>
    ownDecoderOf(schema, comma, resolver, depth),
  );
}

function ownDecoderOf(
  schema: Schema,
  comma: boolean,
  resolver: Resolver,
  depth: number,
): Expression {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => decoderOf(part, false, resolver, depth + 1);
  if (depth > MAX_DEPTH) return runtime('d.any');
  switch (shape.kind) {
    case 'array': {
      const isComma = valueOf(comma || shape.comma);
      const list = runtime('d.array', of(shape.items), isComma, ...limit(shape));
      return wrap(list, shape.nullable, false);
    }
    case 'hash':
      return wrap(runtime('d.hash', of(shape.values), ...limit(shape)), shape.nullable, true);
    case 'object': {
      const members = [...shape.properties].map(([name, part]) => [name, of(part)] as const);
      const object = runtime('d.object', { members }, ...othersOf(shape.others, of));
      return wrap(object, shape.nullable, true);
    }
    case 'string': {
      const text =
        shape.long === undefined ? runtime('d.string') : runtime('d.longText', valueOf(shape.long));
      return isFilled(schema, resolver)
        ? runtime('d.filled', text)
        : wrap(text, shape.nullable, false);
    }
    case 'integer-or-string':
      return wrap(runtime('d.integerOrString'), shape.nullable, true);
    case 'integer':
    case 'number':
    case 'boolean':
    case 'date':
    case 'file':
      return wrap(runtime(`d.${shape.kind}`), shape.nullable, true);
    case 'date-time':
      return wrap(runtime('d.dateTime'), shape.nullable, true);
    case 'scalar':
    case 'union':
    case 'any':
    case 'null':
      return runtime('d.any');
  }
}

const limit = ({ most }: { readonly most: number | undefined }) =>
  most === undefined ? [] : [valueOf(most)];

/** The argument for members that are not named: null where there may be none. */
export const othersOf = (
  others: Schema | false | undefined,
  of: (part: Schema) => Expression,
): readonly Expression[] =>
  others === undefined ? [] : [others === false ? valueOf(null) : of(others)];

const wrap = (decoder: Expression, nullable: boolean, emptyIsNull: boolean): Expression =>
  nullable ? runtime('d.nullable', decoder, valueOf(emptyIsNull)) : decoder;

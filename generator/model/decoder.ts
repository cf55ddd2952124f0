import type { Schema } from '../load/document.ts';
import { type Expression, runtime, createLiteral } from './expression.ts';
import type { Resolver } from './resolver.ts';
import { componentName, isFilled, resolveShape } from './shape.ts';

/** Deepest nesting of request values that is decoded by declared shape. */
const MAX_DEPTH = 8;

/**
 * The expression that decodes one value, in terms of `generator/runtime/decode.ts` imported as `d`.
 * @param comma whether a list may also be one comma-joined text
 */
export function buildDecoder(
  schema: Schema,
  comma: boolean,
  resolver: Resolver,
  depth = 0,
): Expression {
  const component = componentName(schema);
  // The default of a reference decides about the empty text.
  if (component === null || schema.default !== undefined || depth > MAX_DEPTH)
    return buildOwnDecoder(schema, comma, resolver, depth);
  return resolver.shapes.get(`decoder ${component} ${depth} ${comma}`, () =>
    buildOwnDecoder(schema, comma, resolver, depth),
  );
}

function buildOwnDecoder(
  schema: Schema,
  comma: boolean,
  resolver: Resolver,
  depth: number,
): Expression {
  const shape = resolveShape(schema, resolver);
  const buildPart = (part: Schema) => buildDecoder(part, false, resolver, depth + 1);
  if (depth > MAX_DEPTH) return runtime('d.any');
  switch (shape.kind) {
    case 'array': {
      const isComma = createLiteral(comma || shape.comma);
      const list = runtime('d.array', buildPart(shape.items), isComma, ...limit(shape));
      return wrapNullable(list, shape.nullable, false);
    }
    case 'hash':
      return wrapNullable(
        runtime('d.hash', buildPart(shape.values), ...limit(shape)),
        shape.nullable,
        true,
      );
    case 'object': {
      const members = [...shape.properties].map(([name, part]) => [name, buildPart(part)] as const);
      const object = runtime(
        'd.object',
        { members },
        ...listOtherDecoders(shape.others, buildPart),
      );
      return wrapNullable(object, shape.nullable, true);
    }
    case 'string': {
      const text =
        shape.long === undefined
          ? runtime('d.string')
          : runtime('d.longText', createLiteral(shape.long));
      return isFilled(schema, resolver)
        ? runtime('d.filled', text)
        : wrapNullable(text, shape.nullable, false);
    }
    case 'integer-or-string':
      return wrapNullable(runtime('d.integerOrString'), shape.nullable, true);
    case 'integer':
    case 'number':
    case 'boolean':
    case 'date':
    case 'file':
      return wrapNullable(runtime(`d.${shape.kind}`), shape.nullable, true);
    case 'date-time':
      return wrapNullable(runtime('d.dateTime'), shape.nullable, true);
    case 'scalar':
    case 'union':
    case 'any':
    case 'null':
      return runtime('d.any');
  }
}

const limit = ({ most }: { readonly most: number | undefined }) =>
  most === undefined ? [] : [createLiteral(most)];

/** The argument for members that are not named: null where there may be none. */
export const listOtherDecoders = (
  others: Schema | false | undefined,
  of: (part: Schema) => Expression,
): readonly Expression[] =>
  others === undefined ? [] : [others === false ? createLiteral(null) : of(others)];

const wrapNullable = (decoder: Expression, nullable: boolean, emptyIsNull: boolean): Expression =>
  nullable ? runtime('d.nullable', decoder, createLiteral(emptyIsNull)) : decoder;

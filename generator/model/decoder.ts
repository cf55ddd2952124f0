import type { Schema } from '../load/document.ts';
import type { Resolver } from './resolver.ts';
import { propertyKey } from './names.ts';
import { componentName, isFilled, shapeOf } from './shape.ts';

/** Deepest nesting of request values that is decoded by declared shape. */
const MAX_DEPTH = 8;

/**
 * The expression that decodes one value, in terms of `generator/runtime/decode.ts` imported as `d`.
 * @param comma whether a list may also be one comma-joined text
 */
export function decoderOf(schema: Schema, comma: boolean, resolver: Resolver, depth = 0): string {
  const component = componentName(schema);
  // The default of a reference decides about the empty text.
  if (component === null || schema.default !== undefined || depth > MAX_DEPTH)
    return ownDecoderOf(schema, comma, resolver, depth);
  return resolver.shapes.get(`decoder ${component} ${depth} ${comma}`, () =>
    ownDecoderOf(schema, comma, resolver, depth),
  );
}

function ownDecoderOf(schema: Schema, comma: boolean, resolver: Resolver, depth: number): string {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => decoderOf(part, false, resolver, depth + 1);
  if (depth > MAX_DEPTH) return 'd.any';
  switch (shape.kind) {
    case 'array': {
      const list = `d.array(${of(shape.items)}, ${comma || shape.comma}${limit(shape)})`;
      return shape.nullable ? `d.nullable(${list}, false)` : list;
    }
    case 'hash':
      return wrap(`d.hash(${of(shape.values)}${limit(shape)})`, shape.nullable, true);
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) => `${propertyKey(name)}: ${of(part)}`,
      );
      const others =
        shape.others === undefined
          ? ''
          : shape.others === false
            ? ', null'
            : `, ${of(shape.others)}`;
      return wrap(`d.object({ ${members.join(', ')} }${others})`, shape.nullable, true);
    }
    case 'string': {
      const text = shape.long === undefined ? 'd.string' : `d.longText(${shape.long})`;
      return isFilled(schema, resolver) ? `d.filled(${text})` : wrap(text, shape.nullable, false);
    }
    case 'integer-or-string':
      return wrap('d.integerOrString', shape.nullable, true);
    case 'integer':
    case 'number':
    case 'boolean':
    case 'date':
    case 'file':
      return wrap(`d.${shape.kind}`, shape.nullable, true);
    case 'date-time':
      return wrap('d.dateTime', shape.nullable, true);
    case 'scalar':
    case 'union':
    case 'any':
    case 'null':
      return 'd.any';
  }
}

const limit = ({ most }: { readonly most: number | undefined }) =>
  most === undefined ? '' : `, ${most}`;

function wrap(decoder: string, nullable: boolean, emptyIsNull: boolean): string {
  return nullable ? `d.nullable(${decoder}, ${emptyIsNull})` : decoder;
}

import type { TypeNode } from 'graphql';
import type { Schema } from '../load/document.ts';
import type { Resolver } from '../model/resolver.ts';
import { resolveShape } from '../model/shape.ts';
import { type Bound, usualBound } from '../runtime/graphql/bounds.ts';
import { getTypeName } from './model.ts';

const numbers: ReadonlySet<string> = new Set(['Float', 'Int']);

const textKeywords = ['maxLength', 'pattern'] as const;
const numberKeywords = ['minimum', 'maximum'] as const;

/** The bounds that the schema of a parameter states for an argument of a type; a text and a number share none. */
export function findBound(type: TypeNode, schema: Schema, resolver: Resolver): Bound {
  const shape = resolveShape(schema, resolver);
  if (shape.kind === 'array') {
    const items = findBound(type, shape.items, resolver);
    return isList(type) && shape.most !== undefined ? { maxItems: shape.most, ...items } : items;
  }
  const isNumber = shape.kind === 'integer' || shape.kind === 'number';
  if (isNumber !== numbers.has(getTypeName(type))) return {};
  const keywords = isNumber ? numberKeywords : shape.kind === 'string' ? textKeywords : [];
  const target = resolver.resolve<Schema>(schema);
  return Object.fromEntries(
    keywords.flatMap((keyword) => (target[keyword] == null ? [] : [[keyword, target[keyword]]])),
  );
}

/**
 * Bounds of an argument of a mutation, at least the usual ones: the operation checks its own bounds, and its refusal
 * belongs to the payload.
 */
export function widened({ maxLength = 0, maxItems = 0 }: Bound): Bound {
  return {
    ...(maxLength > usualBound.maxLength && { maxLength }),
    ...(maxItems > usualBound.maxItems && { maxItems }),
  };
}

const isList = (type: TypeNode): boolean =>
  type.kind === 'ListType' || (type.kind === 'NonNullType' && isList(type.type));

/** A sentence for the description of an argument; null where the bounds are the usual ones. */
export function describeBound({ maxLength, maxItems }: Bound): string | null {
  const parts = [
    ...(maxItems === undefined ? [] : [`${maxItems.toLocaleString('en')} values`]),
    ...(maxLength === undefined ? [] : [`${maxLength.toLocaleString('en')} characters`]),
  ];
  if (parts.length === 0) return null;
  return `Maximum: ${parts.join(', each ')}.`;
}

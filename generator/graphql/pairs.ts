import type { TypeNode } from 'graphql';
import type { Schema } from '../load/document.ts';
import type { Resolver } from '../model/resolver.ts';
import { camel } from '../runtime/graphql/convert.ts';
import { resolveShape } from '../model/shape.ts';
import { isRequired, getTypeName, type TypeModel } from './model.ts';

/** The conversion of a pair of types, or why there is none. */
export type Conversion = { readonly convert: string } | { readonly refused: string };

interface Pair {
  readonly type: TypeNode;
  readonly schema: Schema;
  /** The type of the ids, where the field is one. */
  readonly globalId: string | null;
  /** The shown part of the property; null for the whole property. */
  readonly as: string | null;
  /** The value where the property is null; undefined where none is given. */
  readonly absent: unknown;
}

/** The types that fields may have, by name. */
export type Targets = ReadonlyMap<
  string,
  Pick<TypeModel, 'kind'> & {
    readonly values?: readonly string[];
    /** The property that loads the body of an object. */
    readonly key?: string | null;
  }
>;

const refuseConversion = (as: string): Conversion => ({
  refused: `no part of a property is ${as}`,
});

const texts: ReadonlySet<string> = new Set(['string', 'date', 'date-time', 'integer-or-string']);
const numbers: ReadonlySet<string> = new Set(['integer', 'number']);

/** How a property of the document becomes a field of a type. */
export function findConversion(
  { type, schema, globalId, as, absent }: Pair,
  types: Targets,
  resolver: Resolver,
): Conversion {
  const shape = resolveShape(schema, resolver);
  if (isRequired(type) && shape.nullable && absent === undefined)
    return { refused: 'the property may be null, and the field may not' };
  const inner = type.kind === 'NonNullType' ? type.type : type;
  const name = getTypeName(inner);
  const target = types.get(name);
  if (shape.kind === 'array') {
    if (inner.kind === 'ListType') {
      const each = { type: inner.type, schema: shape.items, globalId, as, absent: undefined };
      const item = findConversion(each, types, resolver);
      if ('refused' in item || item.convert === 'c.same') return item;
      return { convert: `c.each(${item.convert})` };
    }
    if (name.endsWith('Connection')) return { convert: 'c.same' };
    return { refused: `the property is a list, and ${name} is none` };
  }
  if (inner.kind === 'ListType')
    return { refused: 'the field is a list, and the property is none' };
  const refused = { refused: `no conversion leads from ${shape.kind} to ${name}` };
  if (globalId !== null) {
    return numbers.has(shape.kind) || shape.kind === 'string'
      ? { convert: `c.globalId(${JSON.stringify(globalId)})` }
      : refused;
  }
  const fits = (kinds: ReadonlySet<string>, convert: string): Conversion =>
    kinds.has(shape.kind) || shape.kind === 'any' || shape.kind === 'scalar'
      ? { convert }
      : refused;
  if (as !== null) return as === 'path' ? fits(texts, 'c.path') : refuseConversion(as);
  switch (name) {
    case 'String':
      return shape.kind === 'integer' || shape.kind === 'boolean'
        ? { convert: 'c.asText' }
        : fits(texts, 'c.text');
    case 'ID':
    case 'BigInt':
      return fits(new Set([...texts, ...numbers]), 'c.asText');
    case 'Int':
    case 'Float':
    case 'Duration':
      return fits(numbers, 'c.same');
    case 'Boolean':
      return fits(new Set(['boolean']), 'c.same');
    case 'Time':
      return fits(new Set(['date', 'date-time']), shape.kind === 'date' ? 'c.same' : 'c.time');
    case 'Date':
    case 'ISO8601Date':
      return fits(new Set(['date']), 'c.same');
  }
  if (target?.kind === 'enum') {
    const words = resolver.resolve<Schema>(schema).enum?.filter((word) => typeof word === 'string');
    const known = new Set(target.values ?? []);
    if (shape.kind !== 'string' || words === undefined) return refused;
    if (words.every((word) => known.has(word))) return { convert: 'c.same' };
    const missing = words.find((word) => !known.has(word.toUpperCase()));
    if (missing === undefined) return { convert: 'c.upper' };
    if (words.every((word) => known.has(camel(word)))) return { convert: 'c.camel' };
    return { refused: `${name} has no value for ${JSON.stringify(missing)}` };
  }
  if (shape.kind === 'integer' && target?.key != null)
    return { convert: `c.keyed(${JSON.stringify(target.key)})` };
  if (target?.kind === 'scalar') return { convert: 'c.same' };
  return shape.kind === 'object' || shape.kind === 'union' || shape.kind === 'any'
    ? { convert: 'c.same' }
    : refused;
}

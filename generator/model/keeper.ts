import type { Schema } from '../load/document.ts';
import type { Unsent } from './model.ts';
import { type Expression, getExpressionName, runtime, createLiteral } from './expression.ts';
import type { Resolver } from './resolver.ts';
import { componentName, isMarkedAs, resolveShape } from './shape.ts';

/** The expression that keeps the declared members of a body, in terms of `generator/runtime/declared.ts` as `k`. */
export function buildKeeper(schema: Schema, resolver: Resolver, unsent: Unsent): Expression {
  const name = componentName(schema) ?? findRecursiveName(schema, resolver);
  return name === null
    ? buildOwnKeeper(schema, resolver, unsent)
    : resolver.shapes.get(
        `keeper ${name} ${unsent}`,
        () => buildOwnKeeper(schema, resolver, unsent),
        (shape) => ({ later: shape }),
      );
}

/** Names of unnamed recursive schemas, by document; null for schemas that are not recursive. */
const namesWithinThemselves = new WeakMap<Resolver, Map<Schema, string | null>>();

/** A name for a schema that joins others, or may be null instead, and is among its members: it has no end otherwise. */
function findRecursiveName(schema: Schema, resolver: Resolver): string | null {
  if ([schema.allOf, schema.anyOf, schema.oneOf].every((list) => list === undefined)) return null;
  const names = namesWithinThemselves.get(resolver) ?? new Map<Schema, string | null>();
  namesWithinThemselves.set(resolver, names);
  let name = names.get(schema);
  if (name === undefined) {
    name = containsItself(schema, resolver) ? `#${names.size}` : null;
    names.set(schema, name);
  }
  return name;
}

function containsItself(schema: Schema, resolver: Resolver): boolean {
  const seen = new Set<Schema>();
  const left: Schema[] = [schema];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const part of listInnerParts(next, resolver)) {
      if (part === schema) return true;
      // A component has its own name, so the search stops there.
      if (componentName(part) !== null || seen.has(part)) continue;
      seen.add(part);
      left.push(part);
    }
  }
  return false;
}

/** Schemas whose keepers are part of the keeper of a schema. */
function listInnerParts(schema: Schema, resolver: Resolver): readonly Schema[] {
  const shape = resolveShape(schema, resolver);
  if (shape.kind === 'array') return [shape.items];
  if (shape.kind === 'hash') return [shape.values];
  if (shape.kind !== 'object') return [];
  const { others } = shape;
  const rest = others === undefined || others === false ? [] : [others];
  return [...shape.properties.values(), ...rest];
}

function buildOwnKeeper(schema: Schema, resolver: Resolver, unsent: Unsent): Expression {
  const shape = resolveShape(schema, resolver);
  const buildPart = (part: Schema) => buildKeeper(part, resolver, unsent);
  switch (shape.kind) {
    case 'array': {
      const items = buildPart(shape.items);
      return keepsAll(items) ? items : runtime('k.list', items);
    }
    case 'hash': {
      const values = buildPart(shape.values);
      return keepsAll(values) ? values : runtime('k.map', values);
    }
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) =>
          [
            name,
            isMarkedAs(unsent, part, resolver) ? createLiteral(null) : buildPart(part),
          ] as const,
      );
      const { others } = shape;
      const rest = others === undefined || others === false ? [] : [buildPart(others)];
      return runtime('k.object', { members }, ...rest);
    }
    default:
      return runtime('k.all');
  }
}

/** Tells whether a keeper keeps everything. */
export const keepsAll = (keeper: Expression): boolean => getExpressionName(keeper) === 'k.all';

import type { Schema } from '../load/document.ts';
import type { Unsent } from './model.ts';
import { type Expression, nameOf, runtime, valueOf } from './expression.ts';
import type { Resolver } from './resolver.ts';
import { componentName, isMarkedAs, shapeOf } from './shape.ts';

/** The expression that keeps the declared members of a body, in terms of `generator/runtime/declared.ts` as `k`. */
export function keeperOf(schema: Schema, resolver: Resolver, unsent: Unsent): Expression {
  const component = componentName(schema);
  return component === null
    ? ownKeeperOf(schema, resolver, unsent)
    : resolver.shapes.get(
        `keeper ${component} ${unsent}`,
        () => ownKeeperOf(schema, resolver, unsent),
        (name) => ({ later: name }),
      );
}

function ownKeeperOf(schema: Schema, resolver: Resolver, unsent: Unsent): Expression {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => keeperOf(part, resolver, unsent);
  switch (shape.kind) {
    case 'array': {
      const items = of(shape.items);
      return keepsAll(items) ? items : runtime('k.list', items);
    }
    case 'hash': {
      const values = of(shape.values);
      return keepsAll(values) ? values : runtime('k.map', values);
    }
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) =>
          [name, isMarkedAs(unsent, part, resolver) ? valueOf(null) : of(part)] as const,
      );
      const { others } = shape;
      const rest = others === undefined || others === false ? [] : [of(others)];
      return runtime('k.object', { members }, ...rest);
    }
    default:
      return runtime('k.all');
  }
}

/** Tells whether a keeper keeps all that there is. */
export const keepsAll = (keeper: Expression): boolean => nameOf(keeper) === 'k.all';

import type { Schema } from '../load/document.ts';
import type { Unsent } from './model.ts';
import { propertyKey } from './names.ts';
import type { Resolver } from './resolver.ts';
import { componentName, isMarkedAs, shapeOf } from './shape.ts';

/** The expression that keeps the declared members of a body, in terms of `generator/runtime/declared.ts` as `k`. */
export function keeperOf(schema: Schema, resolver: Resolver, unsent: Unsent): string {
  const component = componentName(schema);
  return component === null
    ? ownKeeperOf(schema, resolver, unsent)
    : resolver.shapes.get(
        `keeper ${component} ${unsent}`,
        () => ownKeeperOf(schema, resolver, unsent),
        (name) => `(v) => ${name}(v)`,
      );
}

function ownKeeperOf(schema: Schema, resolver: Resolver, unsent: Unsent): string {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => keeperOf(part, resolver, unsent);
  switch (shape.kind) {
    case 'array': {
      const items = of(shape.items);
      return items === 'k.all' ? items : `k.list(${items})`;
    }
    case 'hash': {
      const values = of(shape.values);
      return values === 'k.all' ? values : `k.map(${values})`;
    }
    case 'object': {
      const members = [...shape.properties].map(
        ([name, part]) =>
          `${propertyKey(name)}: ${isMarkedAs(unsent, part, resolver) ? 'null' : of(part)}`,
      );
      const rest = shape.others === undefined || shape.others === false ? null : of(shape.others);
      return `k.object({ ${members.join(', ')} }${rest === null ? '' : `, ${rest}`})`;
    }
    default:
      return 'k.all';
  }
}

import type { Schema } from '../load/document.ts';
import type { Unsent } from './model.ts';
import { propertyKey } from './names.ts';
import type { Resolver } from './resolver.ts';
import { shapeOf } from './shape.ts';

/** Deepest nesting of a body that is looked into; what lies deeper is kept whole. */
const MAX_DEPTH = 8;

/** The expression that keeps the declared members of a body, in terms of `generator/runtime/declared.ts` as `k`. */
export function keeperOf(schema: Schema, resolver: Resolver, unsent: Unsent, depth = 0): string {
  const shape = shapeOf(schema, resolver);
  const of = (part: Schema) => keeperOf(part, resolver, unsent, depth + 1);
  if (depth > MAX_DEPTH) return 'k.all';
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
          `${propertyKey(name)}: ${isUnsent(part, resolver, unsent) ? 'null' : of(part)}`,
      );
      const rest = shape.others === undefined || shape.others === false ? null : of(shape.others);
      return `k.object({ ${members.join(', ')} }${rest === null ? '' : `, ${rest}`})`;
    }
    default:
      return 'k.all';
  }
}

/** A property that requests do not have. */
export const isUnsent = (schema: Schema, resolver: Resolver, unsent: Unsent): boolean =>
  schema[unsent] === true || resolver.resolve<Schema>(schema)[unsent] === true;

import type { Schema } from '../load/document.ts';
import type { Resolver } from './resolver.ts';
import { resolveShape } from './shape.ts';

/** Value that should be valid by the schema alone. */
export function makeSample(schema: Schema, resolver: Resolver): unknown {
  const target = resolver.resolve<Schema>(schema);
  if (target.enum !== undefined) return target.enum[0];
  const shape = resolveShape(target, resolver);
  switch (shape.kind) {
    case 'integer':
    case 'number':
    case 'integer-or-string':
      return target.minimum ?? 1;
    case 'boolean':
      return true;
    case 'date':
    case 'date-time':
      return '2024-02-29';
    case 'array':
      return [makeSample(shape.items, resolver)];
    case 'object':
      return Object.fromEntries(
        [...shape.properties]
          .filter(([name]) => shape.required.has(name))
          .map(([name, part]) => [name, makeSample(part, resolver)]),
      );
    default:
      return 'x';
  }
}

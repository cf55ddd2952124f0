import { limits } from '../limits.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';
import type { Located } from './visits.ts';

/** Keywords whose schemas are printed one within the other, or all for one value. */
const PARTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'patternProperties', 'dependentSchemas'];

/** Tells whether no schema has more parts than can be compiled: ajv overflows at some thousands of alternatives. */
export function hasFewParts(context: LintContext): boolean {
  let few = true;
  for (const { node, pointer } of context.of('schema')) {
    for (const key of PARTS) {
      const parts = node[key];
      if (typeof parts !== 'object' || parts === null) continue;
      const count = Object.keys(parts).length;
      if (count <= limits.parts) continue;
      few = false;
      context.fault(
        'limit',
        join(pointer, key),
        `\`${key}\` has ${count} schemas`,
        `Keep them below ${limits.parts}`,
      );
    }
  }
  return few && areJoinedOfFew(context);
}

/** Tells whether no schema has too many nested parts: each level multiplies their number. */
function areJoinedOfFew(context: LintContext): boolean {
  const counts = new Map<object, number>();
  const listParts = ({ node, pointer }: Located): readonly Located[] =>
    Array.isArray(node.allOf)
      ? node.allOf.flatMap((part: unknown, index) => {
          const found = context.resolve(part, join(pointer, 'allOf', String(index)));
          return found === null ? [] : [found];
        })
      : [];
  const count = (schema: Located): number => {
    const known = counts.get(schema.node);
    if (known !== undefined) return known;
    // The 0 ends the recursion of a schema that is part of itself; another check reports that.
    counts.set(schema.node, 0);
    const all = listParts(schema).reduce((sum, part) => sum + 1 + count(part), 0);
    counts.set(schema.node, all);
    return all;
  };
  const tooMany = context.of('schema').filter((schema) => count(schema) > limits.joined);
  for (const schema of tooMany) {
    if (listParts(schema).some(({ node }) => (counts.get(node) ?? 0) > limits.joined)) continue;
    context.fault(
      'limit',
      join(schema.pointer, 'allOf'),
      `\`allOf\` has ${count(schema)} schemas, with those that they are made of`,
      `Keep them below ${limits.joined}`,
    );
  }
  return tooMany.length === 0;
}

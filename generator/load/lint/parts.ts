import { limits } from '../limits.ts';
import { join } from '../pointer.ts';
import type { LintContext } from './context.ts';

/** Keywords whose schemas are printed one within the other, or all for one value. */
const PARTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'patternProperties', 'dependentSchemas'];

/** Tells whether no schema is made of more parts than can be compiled: ajv's stack ends at some thousands of alternatives. */
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
  return few;
}

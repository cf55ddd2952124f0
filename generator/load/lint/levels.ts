import { join } from '../pointer.ts';
import { limits } from '../limits.ts';
import type { LintContext } from './context.ts';

/** Tells whether component schemas are nested no deeper than the limit: reading, printing and compiling recurse. */
export function hasFewLevels(context: LintContext): boolean {
  const schemas = context.document.components?.schemas ?? {};
  const depths = new Map<string, number>();
  const begun = new Map<string, readonly string[]>();
  const waiting = Object.keys(schemas);
  for (let name = waiting.at(-1); name !== undefined; name = waiting.at(-1)) {
    const inner = begun.get(name);
    if (inner === undefined) {
      const next = listReferencedNames(schemas[name]).filter((each) =>
        Object.hasOwn(schemas, each),
      );
      begun.set(name, next);
      waiting.push(...next.filter((each) => !begun.has(each)));
      continue;
    }
    waiting.pop();
    if (depths.has(name)) continue;
    // The depth of the enclosing schema is still unknown; 0 is right, because a cycle adds no level.
    const depth = 1 + inner.reduce((most, each) => Math.max(most, depths.get(each) ?? 0), 0);
    depths.set(name, depth);
    if (depth <= limits.levels) continue;
    context.fault(
      'limit',
      join('/components/schemas', name),
      `More than ${limits.levels} schemas stand one within the other here`,
      `Keep them below ${limits.levels} levels`,
    );
    return false;
  }
  return true;
}

const listReferencedNames = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)].map(
    ([, name = '']) => name,
  );

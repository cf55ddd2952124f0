import { isData } from './document.ts';

/**
 * The names of the properties of a schema and of the parts that it is joined of or chooses from, in their order. Each
 * schema is looked at once: parts that share the next would multiply them.
 * @param resolve follows the references of a node to its object; null when they lead nowhere
 */
export function propertyNames(schema: unknown, resolve: (node: unknown) => unknown): string[] {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const waiting = [schema];
  while (waiting.length > 0) {
    const found = resolve(waiting.pop());
    if (!isData(found) || seen.has(found)) continue;
    seen.add(found);
    if (isData(found.properties)) for (const name of Object.keys(found.properties)) names.add(name);
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      Array.isArray(found[key]) ? (found[key] as unknown[]) : [],
    );
    for (const part of parts.toReversed()) waiting.push(part);
  }
  return [...names];
}

import { isData } from './document.ts';

/**
 * The names of the properties of a schema and of the parts that it is joined of or chooses from, in their order.
 * @param resolve follows the references of a node to its object; null when they lead nowhere
 */
export function propertyNames(
  schema: unknown,
  resolve: (node: unknown) => unknown,
  depth = 0,
): string[] {
  const found = resolve(schema);
  if (!isData(found) || depth > MOST_DEPTH) return [];
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Array.isArray(found[key]) ? (found[key] as unknown[]) : [],
  );
  return [
    ...(isData(found.properties) ? Object.keys(found.properties) : []),
    ...parts.flatMap((part) => propertyNames(part, resolve, depth + 1)),
  ];
}

/** Parts within parts that are looked at. */
const MOST_DEPTH = 20;

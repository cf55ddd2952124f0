import { isData } from './document.ts';

/**
 * A schema and all that it is made of by `allOf`, each once, however many ways lead there.
 * @param resolve follows the references of a part; whatever is no object is left out
 */
export function listParts<T extends object>(
  schema: T,
  resolve: (part: T) => unknown,
): readonly T[] {
  const met = new Set<unknown>();
  const parts: T[] = [];
  const open = [schema];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (met.has(part)) continue;
    met.add(part);
    const target = resolve(part);
    if (!isData(target) || (target !== part && met.has(target))) continue;
    met.add(target);
    parts.push(target as T);
    const { allOf } = target;
    if (Array.isArray(allOf)) open.push(...(allOf.filter(isData) as T[]));
  }
  return parts;
}

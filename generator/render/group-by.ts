/** The values with the same key together, in the order of the first of each. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups];
}

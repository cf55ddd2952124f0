/** Tells whether a list of JSON values has no duplicates, in one pass. */
export function isUnique(list: readonly unknown[]): boolean {
  const seen = new Set<unknown>();
  for (const value of list) {
    const key = toKey(value);
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}

/** The same for values that are the same, whatever the order of their members; no text has the key of a list or an object. */
function toKey(value: unknown): unknown {
  if (typeof value === 'string') return `"${value}`;
  return typeof value === 'object' && value !== null ? formatValue(value) : value;
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(members).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${formatValue(members[name])}`).join()}}`;
}

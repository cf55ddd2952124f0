/** Finds additions and removals between two lists. */
export function difference(
  before: readonly string[],
  after: readonly string[],
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  return {
    removed: before.filter((name) => !after.includes(name)),
    added: after.filter((name) => !before.includes(name)),
  };
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const show = (value: unknown): string => JSON.stringify(value);

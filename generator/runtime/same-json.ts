/** Compares two JSON values, regardless of their prototypes. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const [a, b] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return keys.every((key) => Object.hasOwn(other, key) && isSameJson(a?.[key], b?.[key]));
}

/** Tells whether a path segment has this start and end with text between them; `length` is that of both. */
export function within(
  segment: string | undefined,
  before: string,
  after: string,
  length: number,
): boolean {
  return (
    segment !== undefined &&
    segment.length > length &&
    segment.startsWith(before) &&
    segment.endsWith(after)
  );
}

/** The texts of a segment that `between` separates, as in `main...topic`; null if one of them is empty. */
export function parts(
  segment: string | undefined,
  before: number,
  after: number,
  between: readonly string[],
): readonly string[] | null {
  let rest = (segment ?? '').slice(before, (segment ?? '').length - after);
  const found: string[] = [];
  for (const text of between) {
    const at = rest.indexOf(text, 1);
    if (at === -1) return null;
    found.push(rest.slice(0, at));
    rest = rest.slice(at + text.length);
  }
  return rest === '' ? null : [...found, rest];
}

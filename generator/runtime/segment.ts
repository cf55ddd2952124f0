/** Whether a path segment is a fixed start and end with something between them; `length` is that of both. */
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

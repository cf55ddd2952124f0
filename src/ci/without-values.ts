/** A text in which nobody reads these values: of several that overlap the longest is taken out first. */
export function removeValues(text: string, values: readonly string[]): string {
  const longestFirst = values
    .filter((value) => value !== '')
    .toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((left, value) => left.replaceAll(value, '[MASKED]'), text);
}

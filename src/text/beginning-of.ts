/** The beginning of a text: a maximum number of UTF-16 units, without a split surrogate pair. */
export function truncateText(text: string, length: number): string {
  const cutsInHalf = text.length > length && /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, cutsInHalf ? length - 1 : length);
}

/** The beginning of a text: so many UTF-16 units at most, and no letter of two cut in half. */
export function truncateText(text: string, length: number): string {
  const cutsInHalf = text.length > length && /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, cutsInHalf ? length - 1 : length);
}

/**
 * Tells whether texts match a pattern with `*` for any text, also none, and also across `/`; nothing else is special.
 * The pattern is parsed once; a text takes at worst time in the product of the lengths.
 */
export function createWildcardMatcher(pattern: string): (text: string) => boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return (text) => text === pattern;
  const end = rest.pop() ?? '';
  const parts = rest.filter((part) => part !== '');
  const least = parts.reduce((sum, part) => sum + part.length, start.length + end.length);
  return (text) => {
    if (text.length < least) return false;
    if (!text.startsWith(start) || !text.endsWith(end)) return false;
    // Matching each part at its first position leaves the most text for later parts.
    let at = start.length;
    const limit = text.length - end.length;
    for (const part of parts) {
      const found = text.indexOf(part, at);
      if (found === -1 || found + part.length > limit) return false;
      at = found + part.length;
    }
    return true;
  };
}

/**
 * Tells whether the name of a branch or tag equals the pattern or matches its wildcards: `*` stands for any text, also
 * none, and also across `/`; nothing else is special. At worst it takes time in the product of the lengths.
 */
export function matchesRef(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name;
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop() ?? '';
  if (name.length < start.length + end.length) return false;
  if (!name.startsWith(start) || !name.endsWith(end)) return false;
  // Each part at its first place leaves the most for those behind it.
  let at = start.length;
  const limit = name.length - end.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1 || found + part.length > limit) return false;
    at = found + part.length;
  }
  return true;
}

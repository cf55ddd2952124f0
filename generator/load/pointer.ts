/** JSON pointers: `/paths/~1users/get`. */
export function join(pointer: string, ...segments: readonly (string | number)[]): string {
  let joined = pointer;
  for (const segment of segments) joined += `/${escapeSegment(String(segment))}`;
  return joined;
}

/** The segments of a pointer; a leading `#` is ignored. */
export function split(pointer: string): string[] {
  const plain = pointer.startsWith('#') ? pointer.slice(1) : pointer;
  if (plain === '') return [];
  return plain.split('/').slice(1).map(unescapeSegment);
}

function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;
}

function unescapeSegment(segment: string): string {
  return segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;
}

/** Characters that begin or end links, tags and code. */
const marks = new Set(['[', ']', '<', '`']);

/**
 * Escapes a text as inline Markdown, at any position in a line: it ends no link, starts no heading, and has no tags.
 * Inline code is unchanged, since no marks apply there.
 */
export function toInlineText(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  const pieces: string[] = [];
  let from = 0;
  for (const { begin, end } of findCode(line)) {
    pieces.push(escapeMarks(line.slice(from, begin)), line.slice(begin, end));
    from = end;
  }
  pieces.push(escapeMarks(line.slice(from)));
  return pieces.join('').replace(/^(?=#{1,6}(?:\s|$))/, '\\');
}

/** Inline code is between two runs of equally many backticks; each run is read once. */
function* findCode(line: string): Generator<{ readonly begin: number; readonly end: number }> {
  const runs = Array.from(line.matchAll(/`+/g), ({ index, 0: { length } }) => ({ index, length }));
  const next = new Map<number, number>();
  const partners: (number | undefined)[] = [];
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const { length } = runs[at] ?? { length: 0 };
    partners[at] = next.get(length);
    next.set(length, at);
  }
  for (let at = 0; at < runs.length; at += 1) {
    const [run, partner] = [runs[at], partners[at]];
    const closing = partner === undefined ? undefined : runs[partner];
    if (run === undefined || partner === undefined || closing === undefined) continue;
    yield { begin: run.index, end: closing.index + closing.length };
    at = partner;
  }
}

/** Backslashes before a mark, and at the end, would otherwise act as escapes. */
function escapeMarks(text: string): string {
  return text.replace(/\\+|[[\]<`]/g, (found, index: number) => {
    if (!found.startsWith('\\')) return `\\${found}`;
    const next = text[index + found.length];
    return next === undefined || marks.has(next) ? found + found : found;
  });
}

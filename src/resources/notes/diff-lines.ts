import { createHash } from 'node:crypto';

/** A line that a diff shows. */
export interface DiffLine {
  /** The side that it is on; null for a line on both. */
  readonly type: 'new' | 'old' | null;
  readonly old_line: number | null;
  readonly new_line: number | null;
  /** The numbers that both sides have reached. */
  readonly reached: { readonly old: number; readonly new: number };
}

const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** The first line of a patch for which this holds; null where none does. */
export function findDiffLine(
  patch: string,
  isWanted: (line: DiffLine) => boolean,
): DiffLine | null {
  let reached = { old: 0, new: 0 };
  for (const text of patch.split('\n')) {
    const [, before, after] = hunk.exec(text) ?? [];
    if (before !== undefined && after !== undefined) {
      reached = { old: Number(before), new: Number(after) };
      continue;
    }
    const line = lineOf(text.charAt(0), reached);
    if (line === null) continue;
    if (isWanted(line)) return line;
    reached = {
      old: reached.old + (line.old_line === null ? 0 : 1),
      new: reached.new + (line.new_line === null ? 0 : 1),
    };
  }
  return null;
}

function lineOf(sign: string, reached: DiffLine['reached']): DiffLine | null {
  const { old: old_line, new: new_line } = reached;
  switch (sign) {
    case ' ':
      return { type: null, old_line, new_line, reached };
    case '+':
      return { type: 'new', old_line: null, new_line, reached };
    case '-':
      return { type: 'old', old_line, new_line: null, reached };
    default:
      return null;
  }
}

/** The name by which clients know a line of a file. */
export function lineCodeOf(path: string, { reached }: DiffLine): string {
  const file = createHash('sha1').update(path).digest('hex');
  return `${file}_${reached.old}_${reached.new}`;
}

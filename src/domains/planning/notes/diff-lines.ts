import { createHash } from 'node:crypto';
import type { Diff } from '#src/git/reading/diff.ts';

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
    const line = toLine(text.charAt(0), reached);
    if (line === null) continue;
    if (isWanted(line)) return line;
    reached = {
      old: reached.old + (line.old_line === null ? 0 : 1),
      new: reached.new + (line.new_line === null ? 0 : 1),
    };
  }
  return null;
}

function toLine(sign: string, reached: DiffLine['reached']): DiffLine | null {
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

/** The line code by which clients identify a line of a file. */
export function formatLineCode(path: string, { reached }: DiffLine): string {
  const file = createHash('sha1').update(path).digest('hex');
  return `${file}_${reached.old}_${reached.new}`;
}

/** A file after a change, with its new line numbers; null for a deleted line. */
export interface MovedFile {
  readonly path: string;
  readonly moved: (line: number) => number | null;
}

/** Finds the file of this path on the other side of a diff; null if it is deleted or unknown. */
export function findMovedFile({ files, overflow }: Diff, path: string): MovedFile | null {
  const file = files.find(({ oldPath }) => oldPath === path);
  if (file === undefined) return overflow ? null : { path, moved: (line) => line };
  if (file.change === 'deleted') return null;
  const { patch, binary, extent, newPath } = file;
  // Line numbers are unknown for a change that is too large to be shown.
  return {
    path: newPath,
    moved: binary || extent !== 'whole' ? () => null : createLineMover(patch),
  };
}

/** Returns the new number of a line after a change; null for a deleted line. The patch is read once. */
export function createLineMover(patch: string): (line: number) => number | null {
  const hunks = readHunks(patch);
  const kept = new Map<number, number>();
  findDiffLine(patch, ({ old_line, new_line }) => {
    if (old_line !== null && new_line !== null) kept.set(old_line, new_line);
    return false;
  });
  return (line) => {
    const before = findLastBefore(hunks, line);
    if (before === undefined) return line;
    const { start, count, next } = before;
    if (line < start + count) return kept.get(line) ?? null;
    return line - (start + count) + next;
  };
}

/** The last hunk that begins with this line or before. */
function findLastBefore(hunks: readonly Hunk[], line: number): Hunk | undefined {
  let from = 0;
  let to = hunks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hunks[middle]?.start ?? 0) <= line) from = middle + 1;
    else to = middle;
  }
  return hunks[from - 1];
}

interface Hunk {
  readonly start: number;
  /** Number of its lines before the change. */
  readonly count: number;
  /** The number of the line behind it, after the change. */
  readonly next: number;
}

const numbers = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Reads the positions of hunks before the change, and the number of the line after each in the new file. */
function readHunks(patch: string): readonly Hunk[] {
  return patch.split('\n').flatMap((text) => {
    const [, start, count = '1', after, length = '1'] = numbers.exec(text) ?? [];
    if (start === undefined || after === undefined) return [];
    const [added, begin] = [Number(length), Number(after)];
    const next = added === 0 ? begin + 1 : begin + added;
    const removed = Number(count);
    // A side without lines has the number of the line before.
    return [{ start: removed === 0 ? Number(start) + 1 : Number(start), count: removed, next }];
  });
}

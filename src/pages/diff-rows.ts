import { createHash } from 'node:crypto';
import type { CodeLine } from '#src/text/code-line.ts';

/** A row of a unified diff. */
export interface DiffRow {
  /** `note` says something about the line before: that it ends without a line break. */
  readonly kind: 'hunk' | 'same' | 'added' | 'removed' | 'note';
  readonly text: string;
  readonly oldLine: number | null;
  readonly newLine: number | null;
  /** Numbers that both sides have reached: they name the line in its code. */
  readonly reached: { readonly old: number; readonly new: number };
  /** Part of the text that differs from its counterpart; null where the whole line does. */
  readonly changed: TextRange | null;
  /** The text in parts with their kinds; nothing where they are unknown. */
  readonly words?: CodeLine | undefined;
}

/** Positions of characters; `to` is the first one behind the range. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** Reads the hunks of a patch of one file, with their lines without kinds of words. */
export function readDiffRows(patch: string): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  let reached = { old: 0, new: 0 };
  for (const line of patch.replace(/\n$/, '').split('\n')) {
    const [, before, after] = hunk.exec(line) ?? [];
    if (before !== undefined && after !== undefined) {
      reached = { old: Number(before), new: Number(after) };
      rows.push({ ...noLine, kind: 'hunk', text: line, reached });
      continue;
    }
    const kind = kinds[line.charAt(0)];
    if (kind === undefined) continue;
    const oldLine = kind === 'same' || kind === 'removed' ? reached.old : null;
    const newLine = kind === 'same' || kind === 'added' ? reached.new : null;
    rows.push({ kind, text: line.slice(1), oldLine, newLine, reached, changed: null });
    reached = {
      old: reached.old + (oldLine === null ? 0 : 1),
      new: reached.new + (newLine === null ? 0 : 1),
    };
  }
  return markChangedWords(rows);
}

const noLine = { oldLine: null, newLine: null, changed: null };
const kinds: Readonly<Record<string, DiffRow['kind']>> = {
  ' ': 'same',
  '+': 'added',
  '-': 'removed',
  '\\': 'note',
};

/** Marks what differs within lines, where as many lines are added as are removed before them. */
function markChangedWords(rows: readonly DiffRow[]): readonly DiffRow[] {
  const marked = [...rows];
  const isKind = (index: number, kind: DiffRow['kind']) => rows[index]?.kind === kind;
  for (let start = 0; start < rows.length; start += 1) {
    if (!isKind(start, 'removed') || isKind(start - 1, 'removed')) continue;
    let middle = start;
    while (isKind(middle, 'removed')) middle += 1;
    let end = middle;
    while (isKind(end, 'added')) end += 1;
    if (middle - start !== end - middle) continue;
    for (let index = start; index < middle; index += 1) {
      const other = index + middle - start;
      const [removed, added] = [rows[index], rows[other]];
      if (removed === undefined || added === undefined) continue;
      const ranges = findChangedRanges(removed.text, added.text);
      if (ranges === null) continue;
      marked[index] = { ...removed, changed: ranges[0] };
      marked[other] = { ...added, changed: ranges[1] };
    }
  }
  return marked;
}

/** Share of a line that both sides have in common, from which on the difference is marked. */
const minCommonShare = 0.3;

/**
 * The ranges between the words with which both texts begin and end; null where the texts have little in common. Linear
 * in time for texts of any length.
 */
export function findChangedRanges(
  before: string,
  after: string,
): readonly [TextRange, TextRange] | null {
  const [old, next] = [splitWords(before), splitWords(after)];
  const most = Math.min(old.length, next.length);
  let head = 0;
  while (head < most && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  const start = old.slice(0, head).join('').length;
  const rest = tail === 0 ? 0 : old.slice(-tail).join('').length;
  const common = (before.slice(0, start) + before.slice(before.length - rest)).trim().length;
  const longest = Math.max(before.trim().length, after.trim().length);
  if (common === 0 || common < longest * minCommonShare) return null;
  return [
    { from: start, to: before.length - rest },
    { from: start, to: after.length - rest },
  ];
}

const splitWords = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];

/** Anchor of a file in a page of a diff: the first part of the codes of its lines. */
export const computeDiffAnchor = (path: string): string =>
  createHash('sha1').update(path).digest('hex');

/** Code of a line, by which notes name it; its anchor in a page. `file` is the hash of the new path. */
export const formatDiffLineCode = (file: string, { reached }: Pick<DiffRow, 'reached'>): string =>
  `${file}_${reached.old}_${reached.new}`;

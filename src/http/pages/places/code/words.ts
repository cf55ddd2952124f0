import { type DiffRow, readDiffRows } from '#src/pages/diff-rows.ts';
import { maxDiffChars, type ShownDiff } from '#src/pages/diff.tsx';
import type { CodeLine } from '#src/text/code-line.ts';
import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { formatCallerKey } from '#src/limits/caller-key.ts';
import { renderEach } from '../markup.tsx';
import type { PageOperations } from '../operations.ts';
import { readFileName } from './addresses.ts';

interface WantedLines {
  /** Name of the file: its ending says what it is written in. */
  readonly path: string;
  /** The text, or parts of it. */
  readonly code: readonly string[];
  /** Number of the first line. */
  readonly first?: number;
  readonly lines: number;
}

/** The words of lines of a file; null where they cannot be told apart, or too much is being rendered. */
export async function findWords(
  { context }: PageOperations,
  { path, code, first = 1, lines }: WantedLines,
): Promise<readonly CodeLine[] | null> {
  const caller = formatCallerKey({ actor: context.actor, ip: context.request.ip });
  try {
    const language = readFileName(path);
    return await context.rendering.highlight(caller, { code, language, first, lines });
  } catch (error) {
    if (error instanceof TooManyRequests || error instanceof Unavailable) return null;
    throw error;
  }
}

/** Rows of the diff of a file whose words are told apart. */
const maxDiffRows = 1_000;

/** Rows of the files that a page has room for, with their words. */
export async function loadDiffRows(
  api: PageOperations,
  files: readonly ShownDiff[],
): Promise<ReadonlyMap<ShownDiff, readonly DiffRow[]>> {
  let left = maxDiffChars;
  const shown = files.filter(({ diff }) => (left -= diff.length) >= 0);
  const rows = await renderEach(
    shown,
    async (file) => [file, await loadFileRows(api, file)] as const,
  );
  return new Map(rows);
}

/** Both sides of each hunk are texts of their own. */
async function loadFileRows(api: PageOperations, file: ShownDiff): Promise<readonly DiffRow[]> {
  const rows = readDiffRows(file.diff);
  if (rows.length > maxDiffRows) return rows;
  const sides = { old: [[]] as string[][], new: [[]] as string[][] };
  for (const { kind, text } of rows) {
    if (kind === 'hunk') for (const side of Object.values(sides)) side.push([]);
    if (kind === 'removed') sides.old.at(-1)?.push(text);
    if (kind === 'same' || kind === 'added') sides.new.at(-1)?.push(text);
  }
  const code = [...sides.old, ...sides.new].filter(({ length }) => length > 0);
  const words = await findWords(api, {
    path: file.new_path,
    code: code.map((lines) => lines.join('\n')),
    lines: rows.length,
  });
  if (words === null) return rows;
  const next = { old: 0, new: sides.old.flat().length };
  return rows.map((row) => {
    if (row.kind === 'hunk' || row.kind === 'note') return row;
    const side = row.kind === 'removed' ? 'old' : 'new';
    next[side] += 1;
    return { ...row, words: words[next[side] - 1] };
  });
}

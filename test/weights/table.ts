import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const written = path.resolve(import.meta.dirname, '../../node_modules/.cache/hearth');

/** Names of requests, each with its figures by column. */
export type Table = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** The accepted difference from the figure of the file: a share of it or an absolute amount, whichever is more. */
export interface Tolerance {
  readonly share: number;
  readonly amount: number;
}

const usual: Tolerance = { share: 0.1, amount: 0 };

/** Reads a table in the format of `formatTable`. */
export function parseTable(text: string): Table {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split(/ {2,}/).slice(1);
  return new Map(
    lines.map((line) => {
      const [name = '', ...figures] = line.split(/ {2,}/);
      return [name, Object.fromEntries(columns.map((column, at) => [column, Number(figures[at])]))];
    }),
  );
}

export function formatTable(table: Table): string {
  const [first] = table.values();
  const columns = Object.keys(first ?? {});
  const rows = [...table].map(([name, figures]) => [name, ...Object.values(figures).map(String)]);
  const lines = [['request', ...columns], ...rows];
  const widths = ['', ...columns].map((_, at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  );
  const format = (line: readonly string[]) =>
    line.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
  return `${lines.map((line) => format(line).join('  ')).join('\n')}\n`;
}

/** The figures that differ by more than the tolerance from those of the file, a line each. */
export function findChanges(known: Table, measured: Table, tolerance: Tolerance): string[] {
  const changes: string[] = [];
  for (const name of new Set([...known.keys(), ...measured.keys()])) {
    const [before, after] = [known.get(name), measured.get(name)];
    if (before === undefined || after === undefined) {
      changes.push(`${name}: ${before === undefined ? 'not in the file' : 'not measured'}`);
      continue;
    }
    for (const [column, figure] of Object.entries(after)) {
      const had = before[column] ?? NaN;
      const within = Math.abs(figure - had) <= Math.max(had * tolerance.share, tolerance.amount);
      if (!within) changes.push(`${name}: ${column} ${had}, now ${figure}`);
    }
  }
  return changes;
}

/**
 * Compares a table with the file of that name beside this module, and leaves it where it can be copied from. A figure that
 * changes is committed with the change that it comes from, and the commit says why.
 */
export async function compareWithFile(
  file: string,
  measured: Table,
  tolerance = usual,
): Promise<string[]> {
  await mkdir(written, { recursive: true });
  await writeFile(path.join(written, file), formatTable(measured));
  const known = await readFile(path.join(import.meta.dirname, file), 'utf8').catch(() => '');
  const changes = findChanges(parseTable(known), measured, tolerance);
  if (changes.length === 0) return [];
  const copy = `cp node_modules/.cache/hearth/${file} test/weights/${file}`;
  return [...changes, `If that is meant, say why in the commit, after: ${copy}`];
}

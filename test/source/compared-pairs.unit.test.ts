import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Several columns at once, which may be named elsewhere, beside several values. */
const atOnce =
  /\((?:[^()\n]*,[^()\n]*|\$\{[^}\n]*\})\) (?:[<>]=?|\$\{[^}\n]*\}) \((?:[^()\n]*,[^()\n]*|\$\{[^}\n]*\})\)/g;
/** The same, column by column: in SQL, and as a query that is narrowed twice by the one that matters most. */
const byColumn = [
  /([\w.?]+) [<>] \S+\s+or\s+\(?\1 = /g,
  /\.where\('([\w.]+)', '([<>])=', [^]{0,120}?\.where\('\1', '\2',[^]{0,40}?\.orWhere\(/g,
];

const comparedIn = (text: string) =>
  [atOnce, ...byColumn].flatMap((form) => [...text.matchAll(form)].map(([found]) => found));

it('rows behind another are asked for in ranges that an index has on both databases', () => {
  const faults = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== path.join('database', 'behind.ts'))
    .flatMap((file) => {
      const found = comparedIn(readFileSync(path.join('src', file), 'utf8'));
      return found.map((written) => `${file}: ${written}`);
    });
  expect(faults, 'see listRangesBehind in src/database/behind.ts').toEqual([]);
});

it.each([
  "whereRaw('(created_at, id) > (?, ?)', [at, id])",
  'whereRaw(`(${createdAt}, ${id}) <= (?, ?)`, [at, id])',
  'whereRaw(`(?, ?) ${sign} (?, ?)`, [position, id, value, valueId])',
  'whereRaw(`(${columns.join()}) > (${marks})`, values)',
  "whereRaw('at > ? or (at = ? and id > ?)', [at, at, id])",
  "rows.where('at', '>=', at).where((rest) => void rest.where('at', '>', at).orWhere('id', '>', id))",
])('%s is found', (written) => {
  expect(comparedIn(written)).toHaveLength(1);
});

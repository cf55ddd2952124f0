import { expect, it } from 'vitest';
import { compareRows, readTables } from './rows.ts';

/** The comparison reads all sources at once, which a busy machine does slowly. */
const patienceMs = 600_000;

/** Statements that see to it in a way that the comparison does not follow, each with its reason. */
const waived: Readonly<Record<string, string>> = {
  'src/domains/registry/container-registry/finder.ts: registry_repositories has no column full_path':
    'it is joined by the next statement',
  'src/domains/planning/issues/copy-notes.ts: user_mentions.note_id may be null':
    'the next statement looks the notes up',
  'src/domains/core/members/add.ts: members.user_id may be null':
    'the next statement looks the users up',
  'src/domains/transfer/relations-export/table.ts: relation_export_files.size may be null':
    'a file that is stored has a size',
  'src/domains/review/suggestions/follow-version.ts: notes.position may be null':
    'a note with the code of a line has a place',
};

it(
  'types of rows have the names, the nulls and the kinds of columns',
  () => {
    const { faults, compared } = compareRows();
    const unknown = faults.filter(({ file, text }) => waived[`${file}: ${text}`] === undefined);
    expect(unknown).toEqual([]);
    const known = new Set(faults.map(({ file, text }) => `${file}: ${text}`));
    expect(Object.keys(waived).filter((each) => !known.has(each))).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  },
  patienceMs,
);

it('columns have the same names and nulls on both databases', () => {
  const nullsOf = (kind: 'sqlite' | 'postgres') =>
    [...readTables(kind)].map(([table, columns]) => [
      table,
      [...columns].map(([name, { nullable }]) => `${name} ${nullable}`).toSorted(),
    ]);
  // SQLite alone notes in tables of its own which texts wait for an index.
  const sqlite = nullsOf('sqlite').filter(([table]) => !String(table).endsWith('_search_waiting'));
  expect(sqlite).toEqual(nullsOf('postgres'));
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { archivedTables, leftOut, tablesOfFiles } from './archived-tables.ts';

const schema = new URL('../../../../migrations/schema.sqlite.sql', import.meta.url);

/** Columns that lead to a project or a group without a foreign key. */
const owners = /^ {2}(?:project_id|group_id|namespace_id|source_id) /m;

/** The tables whose rows belong to a project or a group, directly or through other rows. */
function tablesOfContainers(): ReadonlySet<string> {
  const tables = new Map(
    [...readFileSync(schema, 'utf8').matchAll(/^create table (\w+) \(([^]*?)^\);/gm)].map(
      ([, table = '', body = '']) => [table, body] as const,
    ),
  );
  const found = new Set(['projects', 'namespaces']);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [table, body] of tables) {
      const referenced = [...body.matchAll(/ references (\w+) /g)].map(([, name = '']) => name);
      if (owners.test(body) || referenced.some((name) => found.has(name))) found.add(table);
    }
  }
  return found;
}

it('each table of projects and groups is archived, or left out for a reason', () => {
  const known = [...archivedTables, ...tablesOfFiles, ...leftOut.keys()];
  expect(known.filter((table, index) => known.indexOf(table) !== index)).toEqual([]);
  expect(known.toSorted()).toEqual([...tablesOfContainers()].toSorted());
});

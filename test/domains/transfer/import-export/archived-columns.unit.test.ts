import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  groupAttributes,
  namespaceSettingAttributes,
} from '#src/domains/transfer/import-export/catalogue/group-settings.ts';
import { groupCatalogue } from '#src/domains/transfer/import-export/catalogue/group.ts';
import { projectAttributes } from '#src/domains/transfer/import-export/catalogue/project-settings.ts';
import { projectCatalogue } from '#src/domains/transfer/import-export/catalogue/project.ts';
import type {
  RecordAttributes,
  RecordLists,
  WrittenRows,
} from '#src/domains/transfer/import-export/catalogue/relation.ts';
import { archivedTables } from './archived-tables.ts';
import { leftOutColumns, columnsOfHooks } from './archived-columns.ts';

const schema = readFileSync(
  new URL('../../../../migrations/schema.sqlite.sql', import.meta.url),
  'utf8',
);

const columnsOf = (table: string) => {
  const [, body = ''] =
    new RegExp(`^create table ${table} \\(([^]*?)^\\);`, 'm').exec(schema) ?? [];
  const names = [...body.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name);
  // A row gets a new number.
  return names.filter((name) => !['id', 'foreign', 'primary'].includes(name));
};

/** The columns that the catalogue has, as `table.column`. */
function catalogued(): ReadonlySet<string> {
  const found = new Set<string>();
  const noteFields = (table: string, fields: RecordAttributes) => {
    for (const [name, { column = name, rows }] of Object.entries(fields)) {
      if (column !== null) found.add(`${table}.${column}`);
      if (rows !== undefined) note(rows);
    }
  };
  const note = ({
    table,
    owner,
    fields,
    lists = {},
  }: WrittenRows & { readonly lists?: RecordLists }) => {
    const owners = owner === undefined ? ['project_id', 'group_id'] : [owner];
    for (const name of owners) found.add(`${table}.${name}`);
    noteFields(table, fields);
    for (const { rows } of Object.values(lists)) if (rows !== undefined) note(rows);
  };
  for (const entry of Object.values({ ...groupCatalogue, ...projectCatalogue })) {
    if ('table' in entry) note(entry);
  }
  const epics = groupCatalogue['epics'] as WrittenRows;
  noteFields(epics.table, epics.fields);
  for (const table of ['projects', 'project_settings', 'approval_configurations']) {
    noteFields(table, projectAttributes);
  }
  for (const table of ['namespaces', 'groups']) {
    noteFields(table, { ...groupAttributes, ...namespaceSettingAttributes });
  }
  return found;
}

it('each column of an archived table is in the catalogue, or left out for a reason', () => {
  const known = catalogued();
  const elsewhere = new Set([...leftOutColumns.keys(), ...columnsOfHooks]);
  const all = archivedTables.flatMap((table) => columnsOf(table).map((name) => `${table}.${name}`));
  const unknown = all.filter((name) => !known.has(name) && !elsewhere.has(name));
  expect(unknown).toEqual([]);
  expect([...elsewhere].filter((name) => known.has(name) || !all.includes(name))).toEqual([]);
});

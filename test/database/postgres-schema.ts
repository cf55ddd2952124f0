import type { Database } from '#src/database/database.ts';
import { groupBy, normalizeSql, writeRows, writeTable } from './schema-words.ts';

interface Owned {
  readonly table: string;
  readonly text: string;
}

/** The tables of the schema, but for those in which Knex notes what has run. */
const isOurs = (name: string) =>
  `${name}.relnamespace = current_schema()::regnamespace and ${name}.relname not like 'knex\\_%'`;

const tables = `
  select t.relname as "table", coalesce(' with (' || array_to_string(t.reloptions, ', ') || ')', '') as "text"
  from pg_class t
  where ${isOurs('t')} and t.relkind = 'r' order by t.relname collate "C"`;

/** The things for which this description has no words. */
const strangeRelations = `
  select c.relname as "table", c.relkind::text as "text"
  from pg_class c
  where ${isOurs('c')} and c.relkind not in ('r', 'i', 'S')
  union all
  select t.typname, 'type' from pg_type t
  where t.typnamespace = current_schema()::regnamespace and t.typtype in ('d', 'e', 'r')`;

/** Texts compare by their bytes unless the opposite is said. */
const columns = `
  select t.relname as "table",
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attcollation = 'pg_catalog."default"'::regcollation then ' collate "default"'
            when a.attcollation not in (0, 'pg_catalog."C"'::regcollation)
            then ' collate ' || a.attcollation::regcollation::text else '' end
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
    || case when d.oid is null then '' when a.attgenerated <> ''
            then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')'
            else ' default ' || pg_get_expr(d.adbin, d.adrelid) end
    || case when a.attstorage <> y.typstorage then ' storage ' || a.attstorage::text else '' end
    || case when coalesce(a.attstattarget, -1) >= 0 then ' statistics ' || a.attstattarget else '' end as "text"
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid and ${isOurs('t')} and t.relkind = 'r'
  join pg_type y on y.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  order by a.attrelid, a.attnum`;

/** Columns say themselves that they are not null. References have names of which nobody speaks. */
const constraints = `
  select t.relname as "table",
    case when c.contype = 'f' then '' else 'constraint ' || c.conname || ' ' end || pg_get_constraintdef(c.oid) as "text"
  from pg_constraint c join pg_class t on t.oid = c.conrelid and ${isOurs('t')}
  where c.contype <> 'n' and c.contype <> 't'
  order by position(c.contype::text in 'pucxf'),
    case when c.contype = 'f' then pg_get_constraintdef(c.oid) else c.conname::text end collate "C"`;

const indexes = `
  select t.relname as "table", pg_get_indexdef(i.indexrelid) as "text"
  from pg_index i join pg_class t on t.oid = i.indrelid and ${isOurs('t')}
  join pg_class x on x.oid = i.indexrelid
  where not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by x.relname collate "C"`;

const triggers = `
  select t.relname as "table", pg_get_triggerdef(g.oid) as "text"
  from pg_trigger g join pg_class t on t.oid = g.tgrelid and ${isOurs('t')}
  where not g.tgisinternal order by g.tgname collate "C"`;

const statistics = `
  select t.relname as "table", pg_get_statisticsobjdef(s.oid) as "text"
  from pg_statistic_ext s join pg_class t on t.oid = s.stxrelid and ${isOurs('t')} order by s.stxname collate "C"`;

const extensions = `
  select '' as "table", 'create extension ' || extname as "text"
  from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

const functions = `
  select '' as "table", pg_get_functiondef(p.oid) as "text" from pg_proc p
  where p.pronamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C", p.oid::regprocedure::text collate "C"`;

/** The schema of a database on Postgres as a text, and the rows that are in it. */
export async function describePostgres(db: Database): Promise<string[]> {
  const [strange] = await db.raw<Owned>(strangeRelations);
  if (strange !== undefined) throw new Error(`${strange.table}: no words for ${strange.text}`);

  const inTables = await Promise.all(
    [columns, constraints, indexes, triggers, statistics].map(async (query) =>
      groupBy(await db.raw<Owned>(query), ({ table }) => table),
    ),
  );
  const texts: string[] = [];
  for (const query of [extensions, functions]) {
    for (const { text } of await db.raw<Owned>(query)) texts.push(`${text};`);
  }
  for (const { table, text } of await db.raw<Owned>(tables)) {
    const [lines = [], rules = [], ...others] = inTables.map((owned) =>
      (owned.get(table) ?? []).map(({ text }) => normalizeSql(shorten(text))),
    );
    texts.push(
      [
        writeTable(table, [...lines, ...rules], text),
        ...others.flat().map((each) => `${each};`),
        ...writeRows(table, await db(table)),
      ].join('\n'),
    );
  }
  return texts;
}

/** Removes the name of the schema, and casts and a method that Postgres prints everywhere. */
const shorten = (text: string) =>
  text
    .replaceAll(/\bpublic\./g, '')
    .replaceAll(' USING btree', '')
    .replaceAll('::regclass', '');

import type { Knex } from 'knex';
import { findLinks, type LinkedKind, maxLinks } from '#src/domains/planning/issuables/links.ts';
import { type ExportedRecord, splitIntoPages, streamRows } from '../export/record.ts';
import { RecordRefused } from '../import/values.ts';
import { field } from './fields.ts';
import type { Attribute, Relation, Source, WrittenRows } from './relation.ts';
import { getId, linkToRow, writeOwned } from './write.ts';

interface Linked {
  readonly kind: LinkedKind;
  /** The issues or epics of the archive, and their properties in a link. */
  readonly ends: WrittenRows;
  /** The id of one end; undefined for one that was not stored. */
  find(
    this: void,
    reading: Parameters<NonNullable<Attribute['take']>>[0],
    name: string,
  ): Promise<number | undefined>;
}

const linkType: Attribute = {
  take(reading, name) {
    const type = field.among('relates_to', 'blocks').take?.(reading, name);
    if (type !== 'relates_to' && !reading.context.paid) {
      throw new RecordRefused('the plan does not include these links');
    }
    return type;
  },
};

/** The links between issues or epics. An end is null where the archive has none of it, and such a link is refused. */
export function createLinkRelation({ kind, ends, find }: Linked): Relation {
  const end = (column: string) =>
    linkToRow(column, ends, async (reading, name) => {
      const id = await find(reading, name);
      if (id === undefined) throw new RecordRefused('one end of the link was not imported');
      return id;
    });
  return {
    table: `${kind}_links`,
    by: ['id'],
    owner: null,
    taken: 'they are linked already',
    fields: {
      source: end('source_id'),
      target: end('target_id'),
      link_type: linkType,
      ...field.times,
    },
    async require(db, { row: { source_id, target_id } }) {
      if (source_id === target_id)
        throw new RecordRefused('the link connects an object with itself');
      for (const id of [source_id, target_id] as number[]) {
        if ((await findLinks(db, { kind, id })).length >= maxLinks) {
          throw new RecordRefused('there are too many links');
        }
      }
    },
  };
}

const linkedBatchSize = 200;

/** Writes the links of some issues or epics: one within the archive with its source. */
export async function* writeLinks(
  source: Source,
  links: Relation,
  own: () => Knex.QueryBuilder,
): AsyncGenerator<ExportedRecord> {
  const { table, by, fields } = links;
  const of = table.replace('_links', 's');
  const rows = streamRows<object>(() => own().clearSelect().select(`${of}.id`, `${of}.iid`), {
    of,
    by: ['iid'],
    atOnce: linkedBatchSize,
  });
  const going = { table, by, fields, owner: 'source_id' };
  const coming = {
    ...going,
    owner: 'target_id',
    has: (record: Readonly<Record<string, unknown>>) => record['source'] === null,
  };
  for await (const page of splitIntoPages(rows, linkedBatchSize)) {
    const ids = page.map(getId);
    const out = await writeOwned(source, going, ids);
    const into = await writeOwned(source, coming, ids);
    for (const id of ids) {
      yield* out(id);
      yield* into(id);
    }
  }
}

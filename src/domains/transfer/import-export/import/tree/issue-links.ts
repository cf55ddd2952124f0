import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, whereInList } from '#src/database/dialect.ts';
import { findLinks, type LinkedKind, maxLinks } from '#src/domains/planning/issuables/links.ts';
import { type ContainerContext, type ImportContext, storeOnce } from '../context.ts';
import { readPart, RecordRefused, readTime } from '../values.ts';
import { readIid } from './titled.ts';

/**
 * Stores a link between two issues of the project.
 * @throws RecordRefused for a link to an issue that is not in the archive, and for one that no request could create
 */
export async function storeIssueLink(context: ImportContext, record: RawTree): Promise<void> {
  const { db, projectId: project_id } = context;
  const [source, target] = [readPart(record, 'source'), readPart(record, 'target')];
  const iids = { source: source && readIid(source), target: target && readIid(target) };
  if (iids.source === null || iids.target === null) {
    throw new RecordRefused('the other issue is not in the archive');
  }
  const found = await whereInList(
    db('issues').where({ project_id }).select<{ id: number; iid: number }[]>('id', 'iid'),
    'iid',
    [iids.source, iids.target],
  );
  const ids = new Map(found.map(({ id, iid }) => [iid, id]));
  await storeLink(context, record, {
    kind: 'issue',
    source_id: ids.get(iids.source),
    target_id: ids.get(iids.target),
  });
}

interface Ends {
  readonly kind: LinkedKind;
  /** Undefined for one that was not stored. */
  readonly source_id: number | undefined;
  readonly target_id: number | undefined;
}

/** @throws RecordRefused */
export async function storeLink(
  context: ContainerContext,
  record: RawTree,
  { kind, source_id, target_id }: Ends,
): Promise<void> {
  const { paid, now } = context;
  const link_type = (['relates_to', 'blocks'] as const).find(
    (type) => type === record['link_type'],
  );
  if (link_type === undefined) throw new RecordRefused('link_type is unknown');
  if (link_type !== 'relates_to' && !paid) throw new RecordRefused('the plan has no such links');
  if (source_id === undefined || target_id === undefined) {
    throw new RecordRefused('one end was not stored');
  }
  if (source_id === target_id) throw new RecordRefused('both ends are one');
  const created_at = readTime(record, 'created_at') ?? now;
  const updated_at = readTime(record, 'updated_at') ?? created_at;
  await storeOnce(context, 'they are linked already', async (db) => {
    for (const id of [source_id, target_id]) await requireRoom(db, { kind, id });
    const row = { source_id, target_id, link_type, created_at, updated_at };
    await insertReturning<{ id: number }>(db, `${kind}_links`, row);
  });
}

async function requireRoom(
  db: Database,
  end: { readonly kind: LinkedKind; readonly id: number },
): Promise<void> {
  if ((await findLinks(db, end)).length >= maxLinks) {
    throw new RecordRefused('there are too many links');
  }
}

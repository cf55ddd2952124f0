import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, toAuditedGroup } from '#src/domain-events/audited.ts';
import { HttpError, NotFound } from '#src/errors.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { answerFile } from '../answer.ts';
import { findGroupExportFile, insertGroupExport } from './table.ts';
import { exportGroup } from './worker.ts';

interface Group {
  readonly id: number;
}

/** Queues the making of an archive. */
export async function startGroupExport(group: Group, context: RequestContext): Promise<void> {
  const { db, workers, now } = context;
  const actor = requireActor(context);
  await db.transaction(async (db) => {
    const locked = await lockNamespace(db, group.id);
    if (locked === undefined || locked.pending_delete) throw new NotFound('Group');
    const row = await insertGroupExport(db, { groupId: group.id, actor }, now);
    await audit(db, toAuditedGroup(group), { add: 'group_export' }, context);
    if (row !== null) await workers.enqueue(db, exportGroup, { export_id: row.id });
  });
}

/** @throws HttpError 404 without an archive */
export async function downloadGroupExport(
  group: Group,
  { db, storage, clock }: Pick<RequestContext, 'db' | 'storage' | 'clock'>,
) {
  const file = await findGroupExportFile(db, group.id, clock());
  if (file === undefined) throw new HttpError(404, { message: '404 Not found or has expired' });
  const missing = 'The group export file is not available yet';
  return answerFile(storage, file, missing);
}

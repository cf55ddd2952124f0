import type { RelationExport } from '#generated/relations-export/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedGroup, toAuditedProject } from '#src/domain-events/audited.ts';
import { HttpError, NotFound } from '#src/errors.ts';
import { answerFile } from '#src/domains/transfer/import-export/export/answer.ts';
import { requireExports } from '#src/domains/transfer/import-export/export/ask.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import {
  formatRelationFilename,
  type GroupRelation,
  groupRelationFiles,
  type ProjectRelation,
  projectRelations,
} from './files.ts';
import {
  findRelationFile,
  findRelationFiles,
  insertRelationExport,
  type RelationFileRow,
  type ExportSubject,
} from './table.ts';
import { exportRelations } from './worker.ts';

/** Queues the making of all files. */
export async function startRelationsExport(
  subject: ExportSubject,
  context: RequestContext,
): Promise<void> {
  const { db, workers, now } = context;
  await requireSubjectExports(db, subject);
  const actor = requireActor(context);
  const ofProject = 'project_id' in subject;
  const relations = Object.keys(ofProject ? projectRelations : groupRelationFiles);
  await db.transaction(async (db) => {
    await hold(db, subject);
    const row = await insertRelationExport(db, { subject, actor, relations }, now);
    const entity = ofProject
      ? toAuditedProject({ id: subject.project_id })
      : toAuditedGroup({ id: subject.group_id });
    await audit(db, entity, { add: 'relations_export' }, context);
    if (row !== null) await workers.enqueue(db, exportRelations, { export_id: row.id });
  });
}

/** @throws HttpError 404 where the instance exports no projects */
async function requireSubjectExports(db: Database, subject: ExportSubject): Promise<void> {
  if ('project_id' in subject) await requireExports(db);
}

/** The relations of the last export, by name, as the caller may have them. */
export async function listRelations(
  subject: ExportSubject,
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
): Promise<RelationFileRow[]> {
  await requireSubjectExports(db, subject);
  return findRelationFiles(db, subject, actor);
}

/** @throws NotFound for what is being deleted */
async function hold(db: Database, subject: ExportSubject): Promise<void> {
  if ('project_id' in subject) {
    await holdProject(db, subject.project_id);
    return;
  }
  const group = await lockNamespace(db, subject.group_id);
  if (group === undefined || group.pending_delete) throw new NotFound('Group');
}

const statusNumbers = { started: 0, finished: 1, failed: -1 } as const;

export const presentRelationFile = (row: RelationFileRow): RelationExport => ({
  relation: row.relation,
  status: statusNumbers[row.status],
  error: row.error,
  updated_at: row.updated_at,
});

/** @throws HttpError 404 without a file */
export async function downloadRelation(
  subject: ExportSubject,
  relation: ProjectRelation | GroupRelation,
  { db, storage, actor, clock }: Pick<RequestContext, 'db' | 'storage' | 'actor' | 'clock'>,
) {
  await requireSubjectExports(db, subject);
  const file = await findRelationFile(db, subject, { relation, actor, now: clock() });
  if (file === undefined) throw new HttpError(404, { message: '404 Not found' });
  return answerFile(
    storage,
    { ...file, filename: formatRelationFilename(relation) },
    '404 Not found',
  );
}

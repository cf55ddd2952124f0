import { type Database, readAtOneMoment } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupAsUser } from '#src/policy/group-as-user.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { StoredBlob } from '#src/storage/storage.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { exportWorker } from '#src/domains/transfer/import-export/export/attempts.ts';
import { streamLines } from '#src/domains/transfer/import-export/export/lines.ts';
import {
  storeCompressed,
  streamTar,
  runWithFolder,
} from '#src/domains/transfer/import-export/export/members.ts';
import { isNewer } from '#src/domains/transfer/import-export/export/newer.ts';
import { readProject } from '#src/domains/transfer/import-export/export/read-project.ts';
import { keptMs } from '#src/domains/transfer/import-export/export/table.ts';
import { groupRelationFiles, projectRelations, type RelationContent } from './files.ts';
import {
  type RelationExportRow,
  type RelationFileRow,
  type ExportSubject,
  toExportSubject,
  toRelationFiles,
} from './table.ts';

/** Makes the file of each relation of a project or group, all of one moment. */
export const exportRelations = exportWorker<RelationExportRow>({
  name: 'export_relations',
  table: 'relation_exports',

  async make(row, dependencies, { signal, folder }) {
    const now = dependencies.clock();
    await runWithFolder(folder, async () => {
      const making = { row, dependencies, now, signal, folder };
      const made = await (row.project_id === null ? makeOfGroup(making) : makeOfProject(making));
      if (made) await end(row, dependencies);
      else await fail(row, dependencies, 'The user may no longer export it');
    });
  },
  fail,
});

interface Making {
  readonly row: RelationExportRow;
  readonly dependencies: WorkerDependencies;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly folder: string;
}

/** False if the user is no longer a maintainer of the project. */
async function makeOfProject({ row, dependencies, ...rest }: Making): Promise<boolean> {
  const projectId = row.project_id ?? 0;
  const { db } = dependencies;
  if (!(await loadCurrentSettings(db)).project_export_enabled) return false;
  const asked = await findProjectAsUser(db, row, projectId);
  if (asked === null || asked.project.level < AccessLevel.Maintainer) return false;
  await readProject(dependencies, { projectId, asked, ...rest }, (source) =>
    storeAll({ row, dependencies }, projectRelations, { ...source, ...rest }),
  );
  return true;
}

/** False if the user is no longer an owner of the group. */
async function makeOfGroup({ row, dependencies, ...rest }: Making): Promise<boolean> {
  const asked = await findGroupAsUser(dependencies.db, row, row.group_id ?? 0);
  if (asked === null || asked.group.level < AccessLevel.Owner) return false;
  const { group } = asked;
  await readAtOneMoment(dependencies.db, (db) =>
    storeAll({ row, dependencies }, groupRelationFiles, {
      db,
      group,
      topGroupId: group.id,
      storage: dependencies.storage,
      container: { column: 'group_id', id: group.id } as const,
      ...rest,
    }),
  );
  return true;
}

interface Keeping {
  readonly row: RelationExportRow;
  readonly dependencies: WorkerDependencies;
}

async function storeAll<Source extends Omit<Making, 'row' | 'dependencies'>>(
  keeping: Keeping,
  relations: Readonly<Record<string, RelationContent<Source>>>,
  source: Source,
): Promise<void> {
  const { storage } = keeping.dependencies;
  for (const [relation, content] of Object.entries(relations)) {
    const bytes =
      'records' in content
        ? streamLines(relation, content.records(source), { signal: source.signal, large: [] })
        : streamTar(content.members(source), source);
    const blob = await storeCompressed(storage, bytes);
    try {
      await keep(keeping, relation, blob);
    } catch (error) {
      await storage.remove(blob.key).catch(() => {});
      throw error;
    }
  }
}

/** Puts the file in the place of an older one. */
async function keep(
  { row, dependencies: { db, storage, clock } }: Keeping,
  relation: string,
  { key: storage_key, size }: StoredBlob,
): Promise<void> {
  const place = { ...toRelationFiles(row), relation };
  const unused = await db.transaction(async (db) => {
    const files = db<RelationFileRow>('relation_export_files').where(place);
    const before = await files.clone().forNoKeyUpdate().first();
    // Without a row, the project or group is being deleted.
    if (before === undefined || isNewer(before, row)) return storage_key;
    const state = (await isOvertaken(db, row)) ? {} : { status: 'finished' as const, error: null };
    await files.clone().update({
      ...state,
      size,
      storage_key,
      export_id: row.id,
      updated_at: clock().toISOString(),
    });
    return before.storage_key;
  });
  // A sweep deletes the file later if this removal fails.
  if (unused !== null) await storage.remove(unused).catch(() => {});
}

/** Tells whether a newer export runs: then the states belong to it. The caller locks files. */
async function isOvertaken(db: Database, row: RelationExportRow): Promise<boolean> {
  const { administrator } = row;
  const newer = db('relation_exports')
    .where({ ...toExportSubject(row), administrator })
    .where('id', '>', row.id);
  return (await newer.first('id')) !== undefined;
}

async function end(
  row: RelationExportRow,
  { db, workers, clock }: WorkerDependencies,
): Promise<void> {
  await db.transaction(async (db) => {
    await db('relation_exports').where({ id: row.id }).delete();
    const now = clock();
    const runAt = new Date(now.getTime() + keptMs);
    const payload = {
      ...toExportSubject(row),
      user_id: row.user_id,
      made_until: now.toISOString(),
    };
    await workers.enqueue(db, removeRelationFiles, payload, { runAt });
  });
}

/** Stores the failure for status requests; files of an earlier export stay until they expire. */
async function fail(
  row: RelationExportRow,
  dependencies: WorkerDependencies,
  reason: string,
): Promise<void> {
  const { db, clock, log } = dependencies;
  log.info({ event: 'export_failed', ...toExportSubject(row), reason }, 'relations export failed');
  await markFailed(db, row, { reason, now: clock().toISOString() });
  await end(row, dependencies);
}

/** Marks the files as failed, which also keeps older exports that still run from changing them. */
async function markFailed(
  db: Database,
  row: RelationExportRow,
  { reason, now }: { readonly reason: string; readonly now: string },
): Promise<void> {
  await db.transaction(async (db) => {
    const unmade = db('relation_export_files').where({
      ...toRelationFiles(row),
      status: 'started',
    });
    // A new request changes these rows before there is a newer export.
    await unmade.clone().forNoKeyUpdate().select('id');
    if (await isOvertaken(db, row)) return;
    const failed = { status: 'failed', error: reason, export_id: row.id };
    await unmade.clone().update({ ...failed, updated_at: now });
  });
}

/** Removes the files of an export when they expire, except files exported again since. */
export const removeRelationFiles: WorkerDefinition<
  ExportSubject & { readonly user_id: number; readonly made_until: string }
> = {
  name: 'remove_relation_files',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run({ made_until, user_id: __, ...subject }, { db, storage }) {
    const files = await db<RelationFileRow>('relation_export_files')
      .where(subject)
      .whereNot({ status: 'started' })
      .where('updated_at', '<=', made_until)
      .select('id', 'storage_key');
    for (const { id, storage_key } of files) {
      await db('relation_export_files').where({ id, storage_key }).delete();
      if (storage_key !== null) await storage.remove(storage_key);
    }
  },
};

import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows } from '#src/database/in-parts.ts';
import { formatImagePath } from '#src/image-registry/names.ts';
import { RegistryServer } from '#src/image-registry/server.ts';
import { walkTags } from '#src/image-registry/tags.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { dayMs } from '#src/units.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';
import { retryIfAway } from './later-if-away.ts';
import { findRepository, type Located, type RegistryRepositoryRow } from './table.ts';

/** Limit on repositories of a project without an image: any user who may push creates them with a token request. */
export const maxUnpushed = 1_000;

/** Milliseconds until removal. Uploads, and layers without a manifest, are deleted earlier. */
const waitsForMs = 2 * dayMs;

/** Number of repositories that the worker checks at once in an external registry. */
const lookBatchSize = 8;

interface RepositoryKey {
  readonly projectId: number;
  readonly name: string;
}

/**
 * The repository of this name, which is made where there is none, to be pushed to. Undefined where too many of the project
 * wait for their first image. Of requests at once those are exact that hold the project.
 */
export async function makeUnpushed(
  db: Database,
  { projectId, name }: RepositoryKey,
  now: string,
): Promise<RegistryRepositoryRow | undefined> {
  for (;;) {
    const found = await findRepository(db, { projectId, name });
    if (found !== undefined) return found;
    const waiting = await db('registry_repositories')
      .where({ project_id: projectId })
      .whereNotNull('unpushed_since')
      .limit(maxUnpushed)
      .select('id');
    if (waiting.length >= maxUnpushed) return undefined;
    await db('registry_repositories')
      .insert({ project_id: projectId, name, created_at: now, unpushed_since: now })
      .onConflict(['project_id', 'name'])
      .ignore();
  }
}

/** Records that a repository has an image, in the transaction that stores it or its notification. */
export async function notePushed(
  db: Database,
  { id, unpushed_since }: Pick<RegistryRepositoryRow, 'id' | 'unpushed_since'>,
): Promise<void> {
  if (unpushed_since === null) return;
  await db('registry_repositories').where({ id }).update({ unpushed_since: null });
}

/** Removes repositories without any push. Waits while an external registry is unavailable. */
export const removeUnpushed: WorkerDefinition<object> = {
  name: 'remove_unpushed_repositories',
  worksFor: toInstanceOwner,
  daily: { hour: 2, minute: 5 },
  timeout: 3600,

  async run(_, dependencies, { signal }) {
    const { db, clock, config, log } = dependencies;
    if (config.registry === 'off') return;
    const now = clock();
    for (let last = 0; ;) {
      signal.throwIfAborted();
      const rows = await listWaiting(dependencies, now, last);
      if (rows.length === 0) return;
      last = rows.at(-1)?.id ?? last;
      const pushed =
        config.registry === 'external'
          ? await retryIfAway(log, listIdsWithTags(dependencies, rows, signal))
          : [];
      await whereInList(db('registry_repositories'), 'id', pushed).update({ unpushed_since: null });
      for (const row of rows) {
        if (!pushed.includes(row.id)) await removeEmpty(db, row);
      }
    }
  },
};

/**
 * Selects a batch of repositories without an image for too long. In an external registry, every push token must also
 * have expired.
 */
function listWaiting(
  { db, config }: Pick<WorkerDependencies, 'db' | 'config'>,
  now: Date,
  last: number,
): Promise<Located[]> {
  const rows = db('registry_repositories')
    .join('projects', 'projects.id', 'registry_repositories.project_id')
    .where('unpushed_since', '<', new Date(now.getTime() - waitsForMs).toISOString())
    .where('registry_repositories.id', '>', last);
  const left = rows.where((either) => {
    either.whereNull('pushable_until');
    if (config.registry === 'external') either.orWhere('pushable_until', '<', now.toISOString());
  });
  return left
    .orderBy('registry_repositories.id')
    .limit(partRows)
    .select<Located[]>('registry_repositories.*', 'projects.full_path');
}

async function listIdsWithTags(
  dependencies: WorkerDependencies,
  rows: readonly Located[],
  signal: AbortSignal,
): Promise<number[]> {
  const found: number[] = [];
  for (const part of splitIntoBatches(rows, lookBatchSize)) {
    signal.throwIfAborted();
    const looked = part.map(async (row) => {
      const server = new RegistryServer(dependencies, formatImagePath(row, row.name), 'pull');
      if ((await walkTags(server, { enough: 1, signal })).length > 0) found.push(row.id);
    });
    await Promise.all(looked);
  }
  return found;
}

/** Pushes lock the project, and request another token after the removal. */
async function removeEmpty(
  db: Database,
  { id, project_id, unpushed_since, pushable_until }: RegistryRepositoryRow,
): Promise<void> {
  await db.transaction(async (db) => {
    if ((await lockProject(db, project_id)) === undefined) return;
    const selectUsed = (table: string) =>
      db(table)
        .whereRaw('?? = registry_repositories.id', [`${table}.repository_id`])
        .select('id');
    await db('registry_repositories')
      // A token issued since then protects the row until it expires.
      .where({ id, unpushed_since, pushable_until })
      .whereNotExists(selectUsed('registry_uploads'))
      .whereNotExists(selectUsed('registry_repository_layers'))
      .whereNotExists(selectUsed('registry_manifests'))
      .delete();
  });
}

import { walkRows } from '#src/database/behind.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner, ofProject } from '#src/workers/owners.ts';
import type { ArtifactRow } from './artifact-row.ts';
import { findKeptAmong, findLatestAmong } from './latest.ts';
import { removeArtifacts } from './table.ts';

const artifactBatchSize = 500;

interface Candidate {
  readonly id: number;
  readonly pipeline_id: number;
  readonly expire_at: string | null;
}

/** Deletes expired files every night; those of the newest successful pipelines may be kept. */
export const sweepArtifacts: WorkerDefinition<object> = {
  name: 'sweep_artifacts',
  worksFor: toInstanceOwner,
  daily: { hour: 2, minute: 10 },
  timeout: 3600,

  async run(_, { db, storage, clock }, { signal }) {
    await sweep(db, clock().toISOString(), signal, async (ids) => {
      await removeArtifacts(db, (rows) => whereInList(rows, 'id', ids), storage);
    });
  },
};

interface ProjectOnly {
  readonly projectId: number;
}

/** Expires and deletes the files of a project, except those of its newest successful pipelines. */
export const expireArtifacts: WorkerDefinition<ProjectOnly> = {
  name: 'expire_artifacts',
  worksFor: ({ projectId }, db) => ofProject(db, projectId),
  timeout: 3600,

  async run({ projectId }, { db, storage, clock }, { signal }) {
    const now = clock().toISOString();
    for (let after = 0; !signal.aborted;) {
      const rows = await selectCandidates(db)
        .where('job_artifacts.project_id', projectId)
        .where('job_artifacts.id', '>', after)
        .orderBy('job_artifacts.id')
        .limit(artifactBatchSize);
      if (rows.length === 0) return;
      after = rows.at(-1)?.id ?? after;
      const latest = await findLatestAmong(db, listPipelines(rows));
      const ids = rows.filter((row) => !latest.has(row.pipeline_id)).map(({ id }) => id);
      await whereInList(db<ArtifactRow>('job_artifacts'), 'id', ids).update({ expire_at: now });
      await removeArtifacts(db, (rows) => whereInList(rows, 'id', ids), storage);
    }
  },
};

async function sweep(
  db: Database,
  now: string,
  signal: AbortSignal,
  remove: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const selectDue = () => selectCandidates(db).where('job_artifacts.expire_at', '<=', now);
  const along = {
    by: ['expire_at', 'id'],
    of: 'job_artifacts',
    atOnce: artifactBatchSize,
  } as const;
  for await (const rows of walkRows<Candidate>(selectDue, along)) {
    if (signal.aborted) return;
    const kept = await findKeptAmong(db, listPipelines(rows));
    await remove(rows.filter((row) => !kept.has(row.pipeline_id)).map(({ id }) => id));
  }
}

const listPipelines = (rows: readonly Candidate[]) => [
  ...new Set(rows.map(({ pipeline_id }) => pipeline_id)),
];

const selectCandidates = (db: Database) =>
  db('job_artifacts')
    .join('jobs', 'jobs.id', 'job_artifacts.job_id')
    .select<Candidate[]>(
      'job_artifacts.id',
      'job_artifacts.expire_at',
      'jobs.pipeline_id as pipeline_id',
    );

/** Background jobs of the resource. */
export const workers = [expireArtifacts, sweepArtifacts];
